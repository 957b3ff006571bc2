# A server of Speciate as a container; docs/hosting.md says how to run it. `make container` performs these steps where no
# container engine runs.
ARG PYTHON=3.13
ARG NODE=22

# -- the page ------------------------------------------------------------------------------------
FROM node:${NODE}-slim AS page
WORKDIR /source/web
COPY web/package.json web/package-lock.json ./
RUN npm ci --silent
COPY web ./
RUN npm run --silent build

# -- the documentation ---------------------------------------------------------------------------
FROM python:${PYTHON}-slim AS docs
WORKDIR /source
COPY requirements/docs.txt requirements/
RUN python -m venv /opt/docs && /opt/docs/bin/pip install --no-cache-dir --require-hashes -r requirements/docs.txt
COPY . ./
RUN PYTHONPATH=src /opt/docs/bin/python -m scripts.site

# -- the wheel, with a compiled engine -----------------------------------------------------------
FROM python:${PYTHON}-slim AS wheel
# hadolint ignore=DL3008 # the base image is of one Debian release, whose compiler stays the same
RUN apt-get update \
 && apt-get install --yes --no-install-recommends gcc libc6-dev \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /source
COPY requirements/build.txt requirements/
RUN python -m venv /opt/build && /opt/build/bin/pip install --no-cache-dir --require-hashes -r requirements/build.txt
COPY pyproject.toml setup.py README.md LICENSE NOTICE ./
COPY src src
COPY --from=page /source/src/speciate/server/page src/speciate/server/page
COPY --from=page /source/src/speciate/lab/figures/script src/speciate/lab/figures/script
COPY --from=docs /source/src/speciate/server/handbook.tar.xz src/speciate/server/
RUN SPECIATE_COMPILE=1 /opt/build/bin/pip wheel --no-cache-dir --no-deps --no-build-isolation --wheel-dir /wheels .

# -- what is installed: the locked packages and that wheel ----------------------------------------
FROM python:${PYTHON}-slim AS installed
COPY requirements/server.txt /requirements.txt
RUN python -m venv /opt/speciate \
 && /opt/speciate/bin/pip install --no-cache-dir --require-hashes -r /requirements.txt
COPY --from=wheel /wheels /wheels
RUN /opt/speciate/bin/pip install --no-cache-dir --no-deps --no-index /wheels/*.whl \
 && /opt/speciate/bin/pip check \
 && /opt/speciate/bin/pip uninstall --yes pip

# -- what runs: no compiler, no installer, nobody's root ------------------------------------------
FROM python:${PYTHON}-slim
COPY --from=installed /opt/speciate /opt/speciate
RUN groupadd --gid 10001 speciate \
 && useradd --uid 10001 --gid speciate --no-create-home --home-dir /data --shell /usr/sbin/nologin speciate \
 && install --directory --owner=speciate --group=speciate --mode=0700 /data
ENV PATH=/opt/speciate/bin:/usr/local/bin:/usr/bin:/bin \
    PYTHONDONTWRITEBYTECODE=1 \
    SPECIATE_HOME=/data \
    SPECIATE_HOST=0.0.0.0
USER 10001:10001
# games are in a file there unless a database is named
WORKDIR /data
VOLUME /data
EXPOSE 8000
STOPSIGNAL SIGTERM
# whether the process answers: to start it again because its database is away helps nobody
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s --retries=3 \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8000/health', timeout=4)"]
ENTRYPOINT ["speciate"]
CMD ["serve"]
