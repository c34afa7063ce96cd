const NEARLY = 0.98

/** Which quarters (1..4) a listener who stands at `part` (0..1) of the recording has reached; the last a breath early. */
export const quartersAt = (part: number): number[] =>
  [0.25, 0.5, 0.75, NEARLY].flatMap((mark, index) => (part >= mark ? [index + 1] : []))
