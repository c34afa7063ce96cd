import type { FoundKind } from '../../../../backend/modules/search/contract.ts'
import { strings } from '../../../app/strings.ts'

const KINDS: Readonly<Record<FoundKind, string>> = {
  photo: 'Photo',
  video: 'Film',
  voice: 'Voice',
  document: 'Paper',
  story: 'Words',
  told: 'Story',
  album: 'Album',
  book: 'Book',
  place: 'Place',
  person: 'Person',
  recipe: 'Recipe',
}

export const searchStrings = {
  title: 'Search',
  found: (words: string) => `“${words}”`,
  line: 'Looks for words in titles, captions, letters and transcripts, and for names.',
  label: strings.search,
  placeholder: 'A name, a place, or words',
  fetching: 'Still looking',
  sum: (family: number, own: number) => {
    const said =
      family === 0
        ? 'Nothing in your family’s memories says it'
        : family === 1
          ? 'One of your family’s memories says it'
          : `${family.toLocaleString('en-US')} of your family’s memories say it`
    if (own === 0) return `${said}.`
    return `${said}, and ${own === 1 ? 'one of your own messages' : `${own.toLocaleString('en-US')} of your own messages`}.`
  },
  none: 'Nothing says it',
  noneLine: 'Try fewer words, or a name. Words that stand one after the other go in “quotes”.',
  kindOf: (kind: FoundKind) => KINDS[kind],
  kinds: 'What to look for',
  shown: {
    all: 'All',
    photo: 'Photos',
    voice: 'Voices',
    video: 'Films',
    document: 'Papers',
    told: 'Stories',
    recipe: 'Recipes',
  },
  onPage: (n: number) => `page ${n}`,
  ofMachine: { words: 'Heard by machine, not checked', ocr: 'Read by machine, not checked' },
  open: 'Open',
  openPage: (n: number) => `Open page ${n}`,
  playFrom: (at: string) => `Play from ${at}`,
  ofWhat: (what: string) => `: ${what}`,
  own: 'In your own messages',
  ownLine: 'Only you can see these.',
  untitled: 'Without a title',
  more: 'Show what follows',
  back: 'Show what was before',
} as const
