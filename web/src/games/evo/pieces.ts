/** The pieces an event is about, for the log: regions, the gene in question, the wheel, the meteor's way. */

import type { GameEvent } from "../../shared/board";

const OF_THE_CLIMATE = new Set(["rolled", "climate"]);
const OF_THE_METEOR = new Set(["meteor", "meteor-rolled", "impact"]);

export function pieces(event: GameEvent): string[] {
  const regions = [event["region"], event["from"], ...((event["regions"] as unknown[] | undefined) ?? [])];
  const out = regions.flatMap((region) => (typeof region === "string" ? [`region:${region}`] : []));
  if (typeof event["gene"] === "string") out.push(`gene:${event["gene"]}`);
  if (OF_THE_CLIMATE.has(event.event)) out.push("climate");
  if (OF_THE_METEOR.has(event.event)) out.push("meteor");
  return out;
}
