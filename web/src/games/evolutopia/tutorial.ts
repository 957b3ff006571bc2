/** Evolutopia's tutorial: positions and what follows from them come from the engine (`scripts/lessons/`). */

import type { Lesson, Tutorial } from "../../shared/board";
import lessons from "./lessons/lessons.json";
import en from "./lessons/locales/en.ftl?raw";
import fr from "./lessons/locales/fr.ftl?raw";
import type { Box } from "./view";

// what is empty in JSON has no type of its own there
const written = lessons as unknown as Lesson[];

/** What is printed on tiles and cards is the same throughout and written once, in the first lesson. */
const { box } = written[0]?.view as { box: Box };

function whole(lesson: Lesson): Lesson {
  const ends = Object.entries(lesson.wanted).map(([codes, end]) => [codes, { ...end, view: withBox(end.view) }]);
  return { ...lesson, view: withBox(lesson.view), wanted: Object.fromEntries(ends) as Lesson["wanted"] };
}

function withBox(view: unknown): unknown {
  return { ...(view as object), box };
}

const tutorial: Tutorial = { lessons: written.map(whole), texts: { en, fr }, names: ["Bruno"] };

export default tutorial;
