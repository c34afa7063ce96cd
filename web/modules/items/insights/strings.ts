export const insightStrings = {
  off: 'Nobody has said that a machine may tidy up',
  offLine: 'The owner of your family, or a helper, can say yes under “What machines may do”.',
  choices: 'What machines may do',
  wrong: 'That’s wrong',
  dismissed: 'It is not suggested again',
  saving: 'Saving…',
  fetching: 'Still looking',

  duplicates: 'Photos you have twice',
  duplicatesLine:
    'These look alike to a machine. Whichever you keep takes the people and albums of the other, which goes into the bin.',
  noDuplicates: 'No photo is here twice',
  noDuplicatesLine: 'New photos are compared as soon as they are ready.',
  keep: 'Keep this one',
  kept: 'The other is in the bin',
  size: (width: number, height: number) => `${width.toLocaleString('en-US')} × ${height.toLocaleString('en-US')}`,
  undated: 'Without a date',
  photo: (n: number) => `Photo ${n} of 2`,

  connections: 'Who is seen together',
  connectionsLine: 'By the names that you wrote down yourselves. No machine looks at faces.',
  seenWith: (one: string, other: string, n: number) =>
    `${one} and ${other} are in ${n.toLocaleString('en-US')} memories together`,
  tellsAbout: (one: string, other: string, n: number) =>
    `${one} tells about ${other} in ${n === 1 ? 'one recording' : `${n.toLocaleString('en-US')} recordings`}`,
  noConnections: 'Nothing yet',
  noConnectionsLine: 'Say who is in your memories, and you’ll see here who is together in them.',
  missing: 'What is missing',
  noVoice: (name: string, n: number) => `${n.toLocaleString('en-US')} memories of ${name}, and not their voice`,
  nobodyNamed: (month: string, n: number) => `${n.toLocaleString('en-US')} photos of ${month} with nobody named`,
  noYears: (name: string, from: number, to: number) => `Nothing of ${name} between ${from} and ${to}`,
  askThem: (name: string) => `Ask ${name} for a story`,
  askAbout: (name: string) => `Ask someone about ${name}`,
  name: 'Name who is there',
  tellOfPhotos: (n: number) =>
    `There are ${n.toLocaleString('en-US')} memories with you in them, and not one with your voice. Would you tell the story of one?`,
  rememberThem: (name: string) => `What do you remember of ${name}?`,
  tellOfYears: (from: number, to: number) => `What was your life like between ${from} and ${to}?`,
  rememberYears: (name: string, from: number, to: number) =>
    `What do you remember of ${name} between ${from} and ${to}?`,
  shownBy: 'Shown by',
  memory: (n: number) => `memory ${n}`,
} as const
