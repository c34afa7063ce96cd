import type { CommandOf, Row } from '../../../kernel/testing/table.ts'
import type * as add from '../decide/add.ts'
import * as bin from '../decide/bin.ts'
import * as change from '../decide/change.ts'
import * as motion from '../decide/motion.ts'
import * as words from '../decide/words.ts'
import { addItem, tellItem } from '../decide/add.ts'
import type { Decide } from '../decide/guards.ts'
import type { ItemsEvent } from '../events.ts'
import { item } from '../item.ts'

export const at = '2030-01-01T00:00:00.000Z'
export const later = '2030-01-31T00:00:00.000Z'

export const one = {
  itemId: 'one',
  mediaId: 'file',
  name: 'IMG_0001.JPG',
  title: 'At the lake',
  text: '',
  visibility: 'family',
} as const
export const room = {
  familyId: 'hale',
  n: 0,
  usedBytes: 0,
  mostBytes: 5 * 2 ** 30,
  plan: null,
  hasAbout: true,
} as const

export const added = {
  type: 'ItemAdded',
  data: { ...one, familyId: 'hale', contributorId: 'ana', addedAt: at },
} as const satisfies ItemsEvent
const binned: ItemsEvent = { type: 'ItemBinned', data: { binnedBy: 'ana', binnedAt: at } }
const hidden: ItemsEvent = { type: 'VisibilitySet', data: { visibility: 'only_me' } }

/** An item that has come to each state; one of them is looked at thirty days later. */
export const states = {
  new: [],
  kept: [added],
  hidden: [added, hidden],
  binned: [added, binned],
  'binned long ago': [added, binned],
  erased: [added, { type: 'ItemErased', data: { reason: 'member_gone', erasedAt: at } }],
} as const satisfies Readonly<Record<string, readonly ItemsEvent[]>>
export type State = keyof typeof states

type Command =
  | CommandOf<typeof add & typeof bin & typeof change & typeof motion & typeof words, Decide>
  | 'eraseAtOnce'
  | 'eraseUnsent'

const as = { role: 'contributor' } as const
export const commands: Readonly<Record<Command, Decide>> = {
  addItem: addItem(one, room),
  // Nothing tells of what came by itself.
  tellItem: tellItem({ told: { taken: '2019-06-12T14:03:00' } }),
  describeItem: change.describeItem({ title: 'By the gate', caption: 'Otto and the dog' }, as),
  dateItem: change.dateItem({ words: 'about 1958' }, { ...as, taken: '' }),
  tagPeople: change.tagPeople({ personIds: ['otto'], speakerId: null }, { ...as, people: new Set(['otto']) }),
  addPeople: change.addPeople({ personIds: ['otto'] }, { ...as, people: new Set(['otto']) }),
  placeItem: change.placeItem({ placeId: 'lake' }, { ...as, isThere: true }),
  turnPicture: change.turnPicture({ degrees: 90 }, as),
  setVisibility: change.setVisibility({ visibility: 'only_me' }, as),
  writeWords: words.writeWords({ text: '[0:00] The rowboat leaked.', lines: [], durationMs: 4_000 }, as),
  setAnalysis: words.setAnalysis({ isAllowed: false }, as),
  rejectReading: words.rejectReading({ step: 'words' }, as),
  // Who added it has joined it from the first.
  joinItem: change.joinItem({ caption: '' }),
  markItem: change.markItem({ isFavorite: true }),
  binItem: bin.binItem(as),
  restoreItem: bin.restoreItem(as),
  binLeft: bin.binLeft(),
  binUnpacked: bin.binUnpacked(),
  restoreSent: bin.restoreSent(),
  becomeMotion: motion.becomeMotion({ stillId: 'still' }),
  // Only the film of that very picture does.
  followStill: motion.followStill({ ...item.initial, itemId: 'still', status: 'binned', binnedAt: at }),
  eraseItem: bin.eraseItem({ reason: 'binned' }),
  eraseAtOnce: bin.eraseItem({ reason: 'family_ended' }),
  eraseUnsent: bin.eraseItem({ reason: 'never_arrived' }),
}
const gone = { new: 'not-found', erased: 'not-found' } as const
/** What each command does in each state: an event, a refusal, `-` for nothing. */
export const table: Readonly<Record<Command, Row<State>>> = {
  addItem: { new: 'ItemAdded', else: '-' },
  tellItem: { else: '-' },
  describeItem: { ...gone, else: 'ItemDescribed' },
  dateItem: { ...gone, else: 'ItemDated' },
  tagPeople: { ...gone, else: 'PeopleTagged' },
  addPeople: { ...gone, else: 'PeopleTagged' },
  placeItem: { ...gone, else: 'ItemPlaced' },
  turnPicture: { ...gone, else: 'PictureTurned' },
  setVisibility: { ...gone, hidden: '-', else: 'VisibilitySet' },
  writeWords: { ...gone, else: 'TranscriptWritten' },
  setAnalysis: { ...gone, else: 'AnalysisRefused' },
  rejectReading: { ...gone, else: 'ReadingRejected' },
  joinItem: { ...gone, else: '-' },
  markItem: { ...gone, else: 'FavoriteMarked' },
  binItem: { ...gone, binned: '-', 'binned long ago': '-', else: 'ItemBinned' },
  restoreItem: { ...gone, binned: 'ItemRestored', 'binned long ago': 'restore-over', else: '-' },
  binLeft: { hidden: 'ItemBinned', else: '-' },
  binUnpacked: { kept: 'ItemBinned', hidden: 'ItemBinned', else: '-' },
  becomeMotion: { new: '-', erased: '-', else: 'BecameMotion' },
  followStill: { else: '-' },
  restoreSent: { binned: 'ItemRestored', 'binned long ago': 'ItemRestored', else: '-' },
  eraseItem: { 'binned long ago': 'ItemErased', else: '-' },
  eraseAtOnce: { new: '-', erased: '-', else: 'ItemErased' },
  // One that waited for its file as long as the other was in the bin.
  eraseUnsent: { 'binned long ago': 'ItemErased', else: '-' },
}
