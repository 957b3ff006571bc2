/** Searching rules as one types: accents, capitals and the shape of apostrophes make no difference. */

export interface Rule {
  slug: string;
  title: string;
  text: string;
}

export interface Topic {
  /** The first part of its rules' slugs. */
  name: string;
  rules: Rule[];
}

/** Rules by topic, both in the order of the rulebook. */
export function byTopic(rules: readonly Rule[]): Topic[] {
  const topics = new Map<string, Rule[]>();
  for (const rule of rules) {
    const name = rule.slug.split(".", 1)[0]!;
    topics.set(name, [...(topics.get(name) ?? []), rule]);
  }
  return [...topics].map(([name, found]) => ({ name, rules: found }));
}

const LETTERS: Record<string, string> = { œ: "oe", æ: "ae", ß: "ss", "’": "'", "‑": "-", "\u00a0": " ", "\u202f": " " };

/** One sign as it is compared; it may become none or two. */
function plain(sign: string): string {
  const low = sign.toLowerCase();
  return LETTERS[low] ?? low.normalize("NFD").replace(/\p{M}/gu, "");
}

export function fold(text: string): string {
  return Array.from(text, plain).join("");
}

/** What is searched for: every word has to be found. */
export function terms(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

/** The rules that have every term in their title, text or slug. */
export function find(rules: readonly Rule[], query: string): Rule[] {
  const wanted = terms(query);
  return rules.filter(({ slug, title, text }) => {
    const all = fold(`${title} ${text} ${slug}`);
    return wanted.every((term) => all.includes(term));
  });
}

export interface Piece {
  text: string;
  isFound: boolean;
}

/** A text cut into pieces that were searched for and pieces that were not. */
export function pieces(text: string, query: string): Piece[] {
  const signs = Array.from(text);
  const owners: number[] = []; // of each folded sign, the sign it comes from
  let folded = "";
  signs.forEach((sign, i) => {
    const simple = plain(sign);
    folded += simple;
    for (let k = 0; k < simple.length; k++) owners.push(i);
  });
  const found = signs.map(() => false);
  for (const term of terms(query)) {
    for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + term.length)) {
      for (let k = at; k < at + term.length; k++) found[owners[k]!] = true;
    }
  }
  const out: Piece[] = [];
  signs.forEach((sign, i) => {
    const last = out.at(-1);
    if (last && last.isFound === found[i]) last.text += sign;
    else out.push({ text: sign, isFound: found[i]! });
  });
  return out;
}
