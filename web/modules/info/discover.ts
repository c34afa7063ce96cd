/** Three questions with three answers each: 27 paths, each with one start and the quiz that fits. */
export const forWhom = [
  ['me', 'Myself'],
  ['family', 'My family'],
  ['one', 'One person'],
] as const
export const whatFirst = [
  ['voice', 'A voice'],
  ['pictures', 'Pictures and papers'],
  ['roots', 'Where we come from'],
] as const
export const howLong = [
  ['minutes', 'Ten minutes'],
  ['evening', 'An evening'],
  ['months', 'Some time each month'],
] as const

export type Path = { readonly who: string; readonly what: string; readonly time: string }
type Start = { readonly title: string; readonly path: string; readonly words: string }
export type Way = { readonly start: Start; readonly first: string; readonly quiz: string; readonly quizWords: string }

const starts: Readonly<Record<string, Readonly<Record<string, Start>>>> = {
  voice: {
    minutes: { title: 'A minute of your voice', path: '/free-voice-messages', words: 'Record a minute now' },
    evening: { title: 'A message with a day', path: '/schedule-message', words: 'Record it and choose the day' },
    months: { title: 'A voice each month', path: '/voice-messages', words: 'See how voices are kept' },
  },
  pictures: {
    minutes: {
      title: 'One picture and its story',
      path: '/free-voice-messages',
      words: 'Tell the story of one picture',
    },
    evening: { title: 'One box, sorted', path: '/memory-vault', words: 'See how a box is kept' },
    months: { title: 'A book in the making', path: '/scrapbooks', words: 'See how a book grows' },
  },
  roots: {
    minutes: { title: 'Three names on a page', path: '/family-tree', words: 'Look at a tree' },
    evening: { title: 'An interview', path: '/before-its-too-late', words: 'Take the questions with you' },
    months: { title: 'A search', path: '/voice-ancestry', words: 'How a search works' },
  },
}
const quizOf: Readonly<Record<string, readonly [path: string, words: string]>> = {
  voice: ['/voice-message-quiz', 'Which message should you record first?'],
  pictures: ['/memory-vault-quiz', 'What do your pictures need most?'],
  roots: ['/family-tree-quiz', 'How does your tree want to grow?'],
}
const firstSteps: Readonly<Record<string, string>> = {
  me: 'You are the one who knows how you sound and what you kept. Begin alone, and let nobody hurry you.',
  family: 'Begin with something that everybody knows a part of, and ask for one more part.',
  one: 'Say their name before you begin. It decides what you say next.',
}

export const isPath = ({ who, what, time }: Path): boolean =>
  forWhom.some(([id]) => id === who) && whatFirst.some(([id]) => id === what) && howLong.some(([id]) => id === time)

/** Where a path leads; undefined while an answer is missing, or is none of ours. */
export const wayFor = (path: Path): Way | undefined => {
  const start = isPath(path) ? starts[path.what]?.[path.time] : undefined
  const [quiz, quizWords] = quizOf[path.what] ?? []
  const first = firstSteps[path.who]
  return start && quiz && quizWords && first ? { start, quiz, quizWords, first } : undefined
}
