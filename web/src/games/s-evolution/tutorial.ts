/** S-Evolution's tutorial: positions and what follows from them come from the engine (`scripts/lessons/`). */

import type { Lesson, Tutorial } from "../../shared/board";
import lessons from "./lessons/lessons.json";
import en from "./lessons/locales/en.ftl?raw";
import fr from "./lessons/locales/fr.ftl?raw";

// what is empty in JSON has no type of its own there
const tutorial: Tutorial = { lessons: lessons as unknown as Lesson[], texts: { en, fr }, names: ["Bruno", "Chloé"] };

export default tutorial;
