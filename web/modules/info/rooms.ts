import { paths } from '../../app/paths.ts'
import type { SceneName } from '../../ui/scenes/all.ts'

/** Finished is what can be used today; the others are drawn with a dashed edge until they are. */
export const rooms: readonly (readonly [SceneName, path: string, title: string, line: string, isFinished: boolean])[] =
  [
    ['radio', paths.voiceMessages(), 'Voice Messages', 'Say it now, let it arrive on the day you choose.', true],
    ['letter', paths.legacyMessages(), 'Letters', 'Two pages to read, and a minute of voice beside them.', true],
    ['drawer', paths.memoryVault(), 'Memory Vault', 'Photos, films, voices and papers, found again.', false],
    ['branches', paths.familyTree(), 'Family Tree', 'People, places and the sound of their voices.', false],
    ['book', paths.scrapbooks(), 'Scrapbooks', 'From a box of photos to a printed book.', false],
    ['parcel', paths.timeCapsules(), 'Time Capsules', 'Closed together, opened together.', false],
    ['pot', paths.familyRecipes(), 'Family Recipes', 'The card in her hand, the story in her voice.', false],
    ['folder', paths.lastWishes(), 'Last Wishes', 'What you would want, said in time.', false],
  ]
