"""Numbers for those who run a server, in the form Prometheus reads. Nothing of any game is among them."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.commands = Counter("speciate_commands", "Commands, by what came of them", ["ok"], registry=self.registry)
        self.seconds = Histogram(
            "speciate_command_seconds", "From a command to its answer, the disk included", registry=self.registry
        )
        self.tables = Gauge("speciate_tables_in_memory", "Tables held in memory", registry=self.registry)
        self.sockets = Gauge("speciate_sockets", "Open sockets", registry=self.registry)
        self.bots = Counter(
            "speciate_bot_moves", "Moves of bots, by whether the bot failed", ["failed"], registry=self.registry
        )

    def text(self) -> str:
        return generate_latest(self.registry).decode()
