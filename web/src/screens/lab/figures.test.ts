import { expect, test, vi } from "vitest";
import { number, type SummaryRow, verdict } from "./summary";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => {} })); // the settings ask for it
vi.stubGlobal("navigator", { languages: ["en"] });
const { curveOf, dotsOf } = await import("./figures");

const said = { lang: "en", name: "Score" };
const first = { table: "two", measure: "score", variant: "A", mean: 10, deviation: 2 };
const second = { ...first, variant: "B", mean: 12, difference: 2, half_width: 0.5, p: 0.001 };

test("a curve has a point for each that is known, with its interval", () => {
  const points = [
    { deals: 10, difference: 1, half_width: null },
    { deals: 20, difference: 2, half_width: 0.5 },
  ];
  const curve = curveOf("score", [{ table: "two", measure: "score", variant: "B", points }], said);
  expect(curve?.rows.map(({ x, value, low, high }) => [x, value, low, high])).toEqual([[20, 2, 1.5, 2.5]]);
  expect(curveOf("lead", [], said)).toBeNull();
});

test("differences are drawn where there are any, else means", () => {
  expect(dotsOf("score", [first, second], 100, said)?.rows.map(({ value, low }) => [value, low])).toEqual([[2, 1.5]]);
  const [mean] = dotsOf("score", [first], 100, said)?.rows ?? [];
  expect(mean?.value).toBe(10);
  expect(mean?.low).toBeCloseTo(10 - 1.96 * 0.2);
});

test("a difference is called one only when it is certain", () => {
  expect(verdict(second)).toBe("more");
  expect(verdict({ ...second, difference: -2 })).toBe("less");
  expect(verdict({ ...second, p: 0.05 })).toBe("open");
  expect(verdict({ ...second, half_width: null } as SummaryRow)).toBe("early");
});

test("numbers are written as people read them", () => {
  expect([number(-1.23456, "en", true), number(0.5, "fr"), number(1234.56, "en")]).toEqual(["−1.235", "0,5", "1,234.6"]);
});
