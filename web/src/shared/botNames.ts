/** A bot's name is a level, and perhaps a style behind it: `strong-hunter`. */

export const levelOf = (agent: string) => agent.split("-", 1)[0]!;
export const styleOf = (agent: string) => agent.slice(levelOf(agent).length + 1);
export const styled = (level: string, style: string) => (style ? `${level}-${style}` : level);
