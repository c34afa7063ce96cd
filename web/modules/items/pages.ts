import { privately, type Pages, type Words } from '../../app/pages/page.ts'

const lists: Readonly<Record<string, Pick<Words, 'name' | 'description'>>> = {
  albums: { name: 'Albums', description: 'The albums of your family.' },
  people: { name: 'Memories by Person', description: 'Your family’s memories, by who is in them.' },
  places: { name: 'Memories by Place', description: 'Your family’s memories, by where they were made.' },
  zips: { name: 'Zip Files', description: 'What came in with the zip files that were added.' },
  search: { name: 'Search', description: 'What of your family’s memories says some words.' },
  bin: { name: 'Bin', description: 'What was put into the bin, and how long it can be restored.' },
}

export const pages = {
  memory: {
    ...privately,
    name: 'A Memory',
    description: 'A photo, film, voice or paper, with all that is known of it.',
    at: ({ name = '' }) => lists[name] ?? {},
  },
  album: { ...privately, name: 'An Album', description: 'What your family has put into one album, in its order.' },
} as const satisfies Pages
