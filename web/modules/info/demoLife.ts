export type Kind = 'person' | 'voice' | 'letter' | 'picture'
export type Moment = {
  readonly year: number
  readonly kind: Kind
  readonly title: string
  readonly line: string
  /** The moment is in the future: a message that is sealed until then. */
  readonly isAhead?: boolean
}

export const kinds: readonly (readonly [Kind, string])[] = [
  ['person', 'People'],
  ['voice', 'Voices'],
  ['letter', 'Letters'],
  ['picture', 'Pictures'],
]
const moment = (year: number, kind: Kind, title: string, line: string): Moment => ({ year, kind, title, line })

/** The demo family on one line. */
export const life: readonly Moment[] = [
  moment(1931, 'person', 'Margaret Ellis is born', 'In the back room of a bakery.'),
  moment(1938, 'person', 'Joseph Hale is born', 'Seven years too late, he says.'),
  moment(1956, 'letter', 'A letter from Lyon', 'Margaret to her sister. It is mostly about shoes.'),
  moment(1957, 'picture', 'On the steps', 'Nobody had told them to look serious.'),
  moment(1958, 'person', 'Ruth is born', 'In the snow, with a taxi waiting.'),
  moment(1964, 'picture', 'The pears', 'The year the ladder broke.'),
  moment(1981, 'voice', 'Tape 3, side A', 'Football results, and eleven seconds of Margaret at the end.'),
  moment(2002, 'person', 'Amelia is born', 'Joseph drove through the night and arrived first.'),
  moment(2005, 'person', 'Samuel is born', 'On a Tuesday.'),
  moment(2019, 'person', 'Margaret dies', 'In May. The window was open.'),
  moment(2026, 'voice', 'The horses, in order of their stalls', 'Joseph, in the kitchen. The grey one bit.'),
  {
    ...moment(2031, 'voice', 'For Amelia, on her wedding day', 'Three minutes. Nobody has heard it yet.'),
    isAhead: true,
  },
  { ...moment(2041, 'letter', 'A question for later', '“What does bread cost now?”'), isAhead: true },
]

export const decadeOf = ({ year }: Moment): number => Math.floor(year / 10) * 10

/** The moments of the kind asked for; any other word shows them all. */
export const momentsOf = (kind: string): readonly Moment[] =>
  kinds.some(([known]) => known === kind) ? life.filter((one) => one.kind === kind) : life
