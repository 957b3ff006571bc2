import { expect, test } from "vitest";
import { fits, longestFitting } from "./fit";

const measure = (text: string) => text.length * 10;

test("a text fits in one line when it is not wider", () => {
  expect(fits("Tissus", 60, 1, measure)).toBe(true);
  expect(fits("Tissus", 59, 1, measure)).toBe(false);
});

test("lines are broken between words and after a hyphen, never within a word", () => {
  expect(fits("Tissus gras", 60, 1, measure)).toBe(false);
  expect(fits("Tissus gras", 60, 2, measure)).toBe(true);
  expect(fits("peut-être", 50, 2, measure)).toBe(true);
  expect(fits("Embuscade", 60, 3, measure)).toBe(false);
});

test("words share a line as far as there is room", () => {
  expect(fits("a b c d", 30, 2, measure)).toBe(true);
  expect(fits("a b c d", 10, 3, measure)).toBe(false);
});

test("the longest wording that fits is chosen, and the shortest where none does", () => {
  const names = ["Chasse en meute", "Meute", "M."];
  expect(longestFitting(names, 150, 1, measure)).toBe("Chasse en meute");
  expect(longestFitting(names, 60, 1, measure)).toBe("Meute");
  expect(longestFitting(names, 60, 3, measure)).toBe("Chasse en meute");
  expect(longestFitting(names, 5, 1, measure)).toBe("M.");
});
