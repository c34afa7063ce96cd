import type { AiFeature } from '../../../backend/kernel/contract.ts'

type Said = { readonly name: string; readonly why: string; readonly what: string; readonly exactly: string }

/** What machines may do, as the question asks it. */
export const features: Readonly<Record<AiFeature, Said>> = {
  read: {
    name: 'Read letters and cards',
    why: 'So that “blue tin” finds the line on page 3.',
    what: 'Looks at photos of paper. Makes a draft that you can correct.',
    exactly:
      'The pictures and papers in Memories, each once. We keep the text that was read. A text that a file brings along is used without asking, since no machine has to look at it.',
  },
  listen: {
    name: 'Listen to voices',
    why: 'So that you can read what was said.',
    what: 'Listens to voices and films in Memories. Never to your messages.',
    exactly:
      'The voices and films in Memories, each once. We keep a draft of the words, with the second at which each was said, until someone writes them down or you say no.',
  },
  organize: {
    name: 'Tidy up',
    why: 'So that you see photos you have twice, and whose voice is missing.',
    what: 'Compares photos and names. It does not look at faces.',
    exactly:
      'The photos in Memories, each once, as a fingerprint of 64 bits, and the names that people wrote down themselves.',
  },
}

export const strings = {
  name: 'What Machines May Do',
  title: 'What machines may do',
  line: 'You decide for your family. Nothing is read or listened to before someone said yes.',
  back: 'Memories',
  noFamily: 'Once you’re in a family, you can say here what machines may do with its memories.',
  fetching: 'Still fetching your family’s choices',
  notOffered: 'Not available here yet',
  notOfferedLine: 'No machine reads or listens here. You can write everything down yourself.',
  question: (offered: readonly AiFeature[]) =>
    offered.includes('read') ? 'May a machine read and listen?' : 'May a machine listen?',
  here: 'It works on our own computers, and nothing is sent to anyone else. You can say no at any time, and we erase what it made.',
  outside: (engine: string) =>
    `To listen, your audio leaves this service: it is sent to ${engine}. You can say no at any time, and we erase what it made.`,
  sentTo: (engine: string) => `Your recordings are sent to ${engine}.`,
  save: 'Save',
  saving: 'Saving…',
  notNow: 'Not now',
  saved: 'Your answer is saved',
  missing: 'Not available here yet. Your answer is kept, and it begins by itself once it is.',
  language: 'Language that is spoken most',
  languageHint: 'A machine writes down every recording in this language.',
  anyLanguage: 'Different ones',
  exactly: 'Exactly what is read, where, and by what',
  whereHere:
    'Everything happens on our own computers, by programs that come with this service and that call no one. Their names and licenses are in our notices.',
  others: 'The owner of your family, or a helper, answers for everyone.',
  state: (isOn: boolean | null) => (isOn === true ? 'Yes' : isOn === false ? 'No' : 'Nobody has answered yet'),
  own: 'What you added yourself',
  ownLine: 'A no from you counts for what you added, whatever your family says.',
  ownFeature: (name: string) => `${name}: mine too`,
  ownOn: 'As your family says.',
  ownOff: 'Not what you added.',
  erasing: (name: string) => `You said no to “${name}”. We’re erasing what it made.`,
  erasingLine: 'This takes up to a minute. You can close this page.',
  receipts: 'What was erased',
  receipt: (by: string, name: string) => `${by} said no to “${name}”. What it made is gone.`,
  receiptOfOwn: (by: string, name: string) =>
    `${by} said no to “${name}” for what they added. What it made of that is gone.`,
  when: 'When',
  took: (date: string, seconds: number) => `${date}. It took ${seconds === 1 ? 'one second' : `${seconds} seconds`}.`,
  erased: 'Erased',
  erasedThings: (n: number) =>
    n === 0 ? 'Nothing had been made yet' : n === 1 ? 'What it made of one memory' : `What it made of ${n} memories`,
  stillHere: 'Still here',
  kept: 'Every original, and every word that someone wrote or corrected',
  keep: 'Keep this receipt',
  fileName: (date: string) => `Receipt ${date}.txt`,
} as const
