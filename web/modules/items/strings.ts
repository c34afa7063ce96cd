import { KEPT_DAYS, type ItemKind, type Shelf } from '../../../backend/modules/items/contract.ts'

const counted = (n: number, one: string, more: string) =>
  n === 1 ? `1 ${one}` : `${n.toLocaleString('en-US')} ${more}`

export const strings = {
  fetching: 'Still fetching your memories',
  noFamily: 'Once you’re in a family, its photos, films, voices and papers are here.',
  count: (n: number, years?: { readonly first: string; readonly last: string }) =>
    years === undefined
      ? `${counted(n, 'thing', 'things')}.`
      : years.first === years.last
        ? `${counted(n, 'thing', 'things')}, from ${years.first}.`
        : `${counted(n, 'thing', 'things')}, from ${years.first} to ${years.last}.`,
  emptyTitle: 'No memories yet',
  emptyLine: 'Begin with one: a photo from your phone, a letter you scanned, or a minute of your voice.',
  emptyForViewer: 'When someone in your family adds a photo, a film, a voice or a paper, you can see it here.',
  noMatch: 'Nothing here matches.',
  showAll: 'Show everything',
  timeline: 'Timeline',
  timelineLine: 'Everything with a date, decade by decade.',
  voices: 'Voices',
  voicesLine: 'The voices of your family, to hear again.',
  noVoices: 'No voices yet',
  noVoicesLine: 'Record a minute: a memory, a song, how to make the soup.',
  noVoicesForViewer: 'When someone in your family records a voice, you can hear it here.',
  more: 'Show more',
  ways: 'Ways to look',
  wayNames: {
    everything: 'Everything',
    timeline: 'Timeline',
    voices: 'Voices',
    albums: 'Albums',
    byPerson: 'By person',
    byPlace: 'By place',
    bin: 'Bin',
    machines: 'What machines may do',
  },
} as const

const kinds: Readonly<Record<'all' | ItemKind, string>> = {
  all: 'All',
  photo: 'Photos',
  video: 'Films',
  voice: 'Voices',
  document: 'Papers',
  story: 'Words',
}
const shelves: Readonly<Record<Exclude<Shelf, 'bin'> | 'all', string>> = {
  all: 'Everything',
  favorites: 'Your favorites',
  mine: 'Added by you',
  undated: 'Without a date',
  unnamed: 'With nobody named',
  onlyMe: 'Only for you',
  setAside: 'That we cannot show',
}
export const filterStrings = {
  filter: 'Filter',
  filters: 'What to show',
  kind: 'Kind',
  kinds,
  who: 'Person',
  anyone: 'Anyone',
  where: 'Place',
  anywhere: 'Anywhere',
  album: 'Album',
  anyAlbum: 'Any album',
  shelf: 'Show',
  shelves,
  dates: 'Dates',
  goTo: 'Go to a date',
  from: 'From',
  to: 'To',
  boundHint: 'A year, a month or a day, like 1958 or June 1958',
  noBound: 'Write a year, a month or a day.',
  apply: 'Show these',
  until: (date: string) => `Up to ${date}`,
  since: (date: string) => `Since ${date}`,
  takeAway: (words: string) => `Take away: ${words}`,
  clear: 'Show everything',
  goToHead: 'Go to',
  undated: (n: number) => `No date, ${n.toLocaleString('en-US')}`,
  countedHere: (n: number) => counted(n, 'thing', 'things'),
} as const

export const gridStrings = {
  list: 'Memories',
  keys: 'Arrow keys go from one to the next, Enter opens, Space chooses, Shift with an arrow key chooses several.',
  choose: (name: string) => `Choose ${name}`,
  film: 'Film',
  paper: 'Paper',
  pages: (n: number) => `${n} pages`,
  partial: 'Damaged',
  preparing: 'Being prepared',
  setAside: 'Cannot be shown',
} as const

export const binStrings = {
  title: 'Bin',
  line: `What is here is erased for good ${KEPT_DAYS} days after it was put in. Until then it can be restored.`,
  empty: 'The bin is empty',
  emptyLine: 'What you put into the bin waits here, in case you change your mind.',
} as const
