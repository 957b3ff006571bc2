/** New links that the host asks for, each for one seat: given at once, or when the others have agreed. */

import type { Question, Update } from "../generated/wire";
import { api, ApiError, type Reissued } from "./api";
import { withToken } from "./tokens";

const AGAIN = 5_000; // ms between two askings while nothing is heard
const GLANCE = 250; // ms between two looks at how the question stands

export type NewLink =
  | { state: "asked" }
  | { state: "given"; link: string }
  | { state: "refused"; problem: unknown };

/** What is known of the table, from the connection. */
export interface Table {
  readonly id: string;
  readonly question: Question | null;
  readonly version: number;
  since(version: number): Update["news"];
  readonly isLeft: boolean;
  /** Answers what is asked, for all seats here. */
  vote(yes: boolean): Promise<void>;
}

const isGiven = (got: Reissued): got is Extract<Reissued, { token: string }> => "token" in got;

/** How the question about a seat's new link stands, by what was heard since it was asked. */
export function standing(seat: number, question: Question | null, heard: Update["news"]): "open" | "given" | "refused" | "unknown" {
  if (question?.what === "reissue" && question.of === seat) return "open";
  const asked = heard.findIndex(({ table, what, of }) => table === "asked" && what === "reissue" && of === seat);
  if (asked < 0) return "unknown"; // the answer was faster than the news, or the news were left out
  const end = heard
    .slice(asked)
    .find(({ table, yes }) => table === "reissued" || table === "dropped" || (table === "answered" && yes === false));
  return end && end["table"] !== "reissued" ? "refused" : "given";
}

export class NewLinks {
  private links: Record<number, NewLink> = $state.raw({});

  constructor(
    private readonly table: Table,
    private readonly host: () => string,
  ) {}

  of(seat: number): NewLink | null {
    return this.links[seat] ?? null;
  }

  /** Asks, and asks again with the same token until there is a link or a no. */
  async ask(seat: number): Promise<void> {
    if (this.of(seat)?.state === "asked") return;
    const before = this.table.version;
    try {
      for (;;) {
        const got = await withToken(`reissue ${this.table.id} ${seat}`, (chosen) => api.reissue(this.table.id, seat, chosen, this.host()), {}, isGiven);
        if (isGiven(got)) return this.set(seat, { state: "given", link: `${location.origin}/table/${this.table.id}#seat=${seat}&token=${got.token}` });
        this.set(seat, { state: "asked" });
        await this.settled(seat, before);
      }
    } catch (problem) {
      this.set(seat, { state: "refused", problem });
    }
  }

  private set(seat: number, link: NewLink): void {
    this.links = { ...this.links, [seat]: link };
  }

  /** Returns when it is time to ask again; ApiError when the others said no. */
  private async settled(seat: number, before: number): Promise<void> {
    let hasAgreed = false;
    for (let waited = 0; ; waited += GLANCE) {
      await new Promise((wake) => setTimeout(wake, GLANCE));
      if (this.table.isLeft) throw new ApiError("", 0);
      const now = standing(seat, this.table.question, this.table.since(before));
      if (now === "open" && !hasAgreed) {
        hasAgreed = true; // whoever asks needs no second press for a seat of their own
        await this.table.vote(true);
      }
      if (now === "refused") throw new ApiError("", 403, { key: "reissue-refused" });
      if (now === "given" || (now === "unknown" && waited >= AGAIN)) return;
    }
  }
}
