/** What a stranger could send instead of words; each asks another thing of a pattern. */
const SHAPES: Readonly<Record<string, string>> = {
  'one letter': 'a',
  'letters and spaces': 'a ',
  digits: '1',
  dots: '.',
  'letters and dots': 'a.',
  'letters and at signs': 'a@',
  hyphens: '-',
  // Of two classes in turn: to be brought into order, each has to pass all before it.
  'combining marks': '\u0301\u0316',
}

/** So many letters of each shape, by its name. */
export const shapesOf = (letters: number): readonly (readonly [string, string])[] =>
  Object.entries(SHAPES).map(([name, shape]) => [name, shape.repeat(Math.ceil(letters / shape.length))])
