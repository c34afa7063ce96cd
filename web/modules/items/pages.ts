import { privately, type Pages } from '../../app/pages/page.ts'

export const pages = {
  albums: { ...privately, name: 'Albums', description: 'The albums of your family.' },
  album: { ...privately, name: 'An Album', description: 'What your family has put into one album, in its order.' },
  byPerson: { ...privately, name: 'Memories by Person', description: 'Your family’s memories, by who is in them.' },
  byPlace: { ...privately, name: 'Memories by Place', description: 'Your family’s memories, by where they were made.' },
  bin: { ...privately, name: 'Bin', description: 'What was put into the bin, and how long it can be restored.' },
  item: { ...privately, name: 'A Memory', description: 'A photo, film, voice or paper, with all that is known of it.' },
} as const satisfies Pages
