const MARKS = [0.25, 0.5, 0.75, 0.98]

/** Which quarters (1..4) end between two places (0..1) of the recording; the last a breath before its end. */
export const quartersPassed = (from: number, to: number): number[] =>
  MARKS.flatMap((mark, index) => (from < mark && to >= mark ? [index + 1] : []))
