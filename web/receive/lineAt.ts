/** Which of the lines that begin at these times is said at a moment, all in ms; -1 before the first. */
export const lineAt = (times: readonly number[], ms: number): number => times.findLastIndex((time) => time <= ms)
