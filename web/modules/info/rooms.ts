import { paths } from '../../app/paths.ts'
import type { SceneName } from '../../ui/scenes/all.ts'

/** The areas of the house. */
export const rooms: readonly (readonly [SceneName, path: string, title: string, line: string])[] = [
  ['radio', paths.voiceMessages(), 'Voice Messages', 'Say it now, let it arrive on the day you choose.'],
  ['letter', paths.legacyMessages(), 'Letters', 'Two pages to read, and a minute of voice beside them.'],
  ['drawer', paths.memoryVault(), 'Memory Vault', 'Photos, films, voices and papers, found again.'],
  ['branches', paths.familyTree(), 'Family Tree', 'People, places and the sound of their voices.'],
  ['book', paths.scrapbooks(), 'Scrapbooks', 'From a box of photos to a printed book.'],
  ['parcel', paths.timeCapsules(), 'Time Capsules', 'Closed together, opened together.'],
  ['pot', paths.familyRecipes(), 'Family Recipes', 'The card in her hand, the story in her voice.'],
  ['folder', paths.lastWishes(), 'Last Wishes', 'What you would want, said in time.'],
]
