/** The pieces an event or a move is about, for the log and for hints: regions, genes, cards, the wheel, the meteor's way. */

import type { GameEvent } from "../../shared/board";
import { regionKey } from "./view";

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

/** `move a1>a2`, `aim leg-1>2`, `lot 0 horn`: of what is written in a move. */
export function movePieces(code: string): string[] {
  const [kind = "", ...args] = code.split(/[ >]/);
  switch (kind) {
    case "play":
      return args.map((card) => `card:${card}`);
    case "aim":
      return [`card:${args[0] ?? ""}`, `seat:${args[1] ?? ""}`];
    case "strike":
      return ["card:strike+1", ...args.map(regionKey)];
    case "lot":
      return [`gene:${args[1] ?? ""}`];
    case "bid":
      return [];
    default:
      return args.map(regionKey); // move, swim, land, birth, remove; to pass and to end have no arguments
  }
}
