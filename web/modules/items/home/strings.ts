const counted = (n: number, one: string, more: string) => (n === 1 ? one : more.replace('#', n.toLocaleString('en-US')))

export const homeStrings = {
  lately: 'Lately added',
  all: 'See all',
  onThisDay: 'On this day',
  ago: (years: number) => counted(years, 'One year ago', '# years ago'),
  finish: 'Finish these',
  undated: (n: number) => counted(n, '1 memory has no date', '# memories have no date'),
  unnamed: (n: number) => counted(n, 'In 1 memory nobody is named', 'In # memories nobody is named'),
  space: 'Room for memories',
  used: (used: string, limit: string) => `${used} of ${limit} used`,
  inBin: (n: number) => counted(n, '1 thing is in the bin.', '# things are in the bin.'),
} as const
