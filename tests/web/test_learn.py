"""The tutorial: every lesson by clicking and by keyboard, wrong clicks answered; offered once; fresh."""

from typing import Any

import pytest
from playwright.sync_api import expect
from scripts.lessons import courses
from scripts.lessons.course import Course, Lesson

from tests.web.conftest import NewVisitor
from tests.web.pages import PHONE, Visitor, fits, tab_to
from tests.web.test_access import check

COURSES = {course.game.id: course for course in courses()}
POINTED = "[data-here]"  # forced, because one lesson asks about a move that is not possible

each_course = pytest.mark.parametrize("course", COURSES.values(), ids=COURSES)
one_course = pytest.mark.parametrize(
    "course",
    [pytest.param(course, marks=[] if id == "evolution" else pytest.mark.long) for id, course in COURSES.items()],
    ids=COURSES,
)  # in the long suite every one


def step(ann: Visitor, number: int, done: bool) -> None:
    expect(ann.page.locator(f"[data-step='{number}'][data-done={str(done).lower()}]")).to_be_visible()


def clicks_of(lesson: Lesson) -> int:
    return len(lesson.verbs) + max([len(codes) for codes in lesson.wanted], default=1)


@each_course
def test_the_lessons_are_what_the_engine_says(course: Course) -> None:
    assert course.target.read_bytes() == course.render(), "python -m scripts.lessons"


@each_course
@pytest.mark.parametrize(
    "settings",
    [pytest.param({}, marks=pytest.mark.long), {"locale": "fr-FR", **PHONE}],
    ids=["desk", "phone in French"],
)
def test_the_tutorial_is_played_to_the_end(visit: NewVisitor, settings: dict[str, Any], course: Course) -> None:
    ann = visit(f"/learn/{course.game.id}", **settings)
    for number, lesson in enumerate(course.lessons, 1):
        step(ann, number, done=not lesson.is_task)
        assert fits(ann), lesson.id
        for _ in range(clicks_of(lesson) if lesson.is_task else 0):
            ann.page.locator(POINTED).first.click(force=True)
        step(ann, number, done=True)
        if number < len(course.lessons):
            ann.page.click("[data-next]")
    ann.page.click("[data-play]")
    expect(ann.players).not_to_have_count(0)


@one_course
def test_the_tutorial_by_keyboard_alone(visit: NewVisitor, course: Course) -> None:
    ann = visit(f"/learn/{course.game.id}")
    keys = ann.page.keyboard
    last = len(course.lessons)
    for number, lesson in enumerate(course.lessons, 1):
        step(ann, number, done=not lesson.is_task)
        if number > 1:
            expect(ann.page.locator("#lesson-title")).to_be_focused()
        if lesson.is_task:
            for _ in range(clicks_of(lesson)):
                tab_to(ann, "[data-here]")
                keys.press("Enter")
            step(ann, number, done=True)
            expect(ann.page.locator("[data-next]")).to_be_focused()
        elif number < last:
            tab_to(ann, "[data-next]")
        if number < last:
            keys.press("Enter")


def test_a_wrong_click_says_what_is_wrong(visit: NewVisitor) -> None:
    ann = visit("/learn/evolution?step=3")
    ann.page.click("[data-move='food climbing+2']")
    expect(ann.page.locator("[data-miss]")).to_contain_text("fewer plants")
    step(ann, 3, done=False)
    ann.page.goto("/learn/evolution?step=8")
    ann.page.locator("[data-move='feed 0']").first.click(force=True)
    expect(ann.page.locator("[data-miss]")).to_contain_text("no room for more food")
    ann.page.get_by_role("button", name="The rule").click()
    expect(ann.page.get_by_role("dialog")).to_contain_text("evolution:feed")


def test_the_tutorial_is_offered_once(visit: NewVisitor) -> None:
    ann = visit()
    expect(ann.page.locator("[data-welcome]")).to_contain_text("New here?")
    ann.page.get_by_role("button", name="No, thanks").click()
    expect(ann.page.locator("[data-welcome]")).to_have_count(0)
    ann.page.reload()
    ann.page.get_by_role("link", name="Learn Evolution").click()
    step(ann, 1, done=True)
    ann.page.goto("/")
    ann.page.wait_for_selector("[data-game=evolution]")
    assert ann.page.locator("[data-welcome]").count() == 0
    ann.play_with_bots()
    ann.tab("table")
    expect(ann.page.locator("[data-learn]")).to_have_attribute("href", "/learn/evolution")


@pytest.mark.parametrize(
    "settings",
    [pytest.param({"color_scheme": "light"}, marks=pytest.mark.long), {"color_scheme": "dark", **PHONE}],
    ids=["desk", "phone"],
)
def test_axe_finds_nothing_grave_in_the_tutorial(visit: NewVisitor, settings: dict[str, Any]) -> None:
    ann = visit("/learn/evolution?step=8", **settings)
    ann.page.locator("[data-move='feed 0']").first.click(force=True)
    expect(ann.page.locator("[data-miss]")).to_be_visible()
    check(ann, "tutorial, a wrong click")
    ann.page.locator(POINTED).first.click(force=True)
    step(ann, 8, done=True)
    check(ann, "tutorial, done")
