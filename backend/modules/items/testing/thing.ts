import { thingOf } from '../../../../tests/household/thing.ts'
import { newId } from '../../../kernel/ids.ts'
import { addItem } from '../decide/add.ts'
import { binItem, restoreItem } from '../decide/bin.ts'
import {
  addPeople,
  dateItem,
  describeItem,
  markItem,
  placeItem,
  setVisibility,
  tagPeople,
  turnPicture,
} from '../decide/change.ts'
import { rejectReading, setAnalysis, writeWords } from '../decide/words.ts'
import { item } from '../item.ts'

const as = { role: 'owner' } as const
const text = 'The rowboat leaked.'
const written = (itemId: string) => ({ itemId, name: '', title: 'At the lake', text, visibility: 'family' }) as const
const ROOM = { n: 0, usedBytes: 0, mostBytes: 0, plan: null, hasAbout: true } as const
const [otto, lake] = [newId(), newId()]

/** How a family uses its items: roles, ids, commands, lists and rebuilds are tried by this. */
export const thing = thingOf('family', item, {
  path: '/api/items',
  body: (itemId) => ({ itemId, title: 'At the lake', text }),
  sent: {
    'PATCH /api/items/:id': { title: 'By the gate', caption: 'Otto and the dog' },
    'POST /api/items/:id/date': { words: 'about 1958' },
    'POST /api/items/:id/people': { personIds: [] },
    'POST /api/items/:id/place': { placeId: null },
    'POST /api/items/:id/turn': { degrees: 90 },
    'PUT /api/items/:id/words': { text: '' },
    'POST /api/items/:id/analysis': { isAllowed: false },
    'POST /api/items/:id/rejected': { step: 'words' },
    'POST /api/items/:id/bin': {},
    'POST /api/items/:id/restore': {},
  },
  add: (itemId, familyId) => addItem(written(itemId), { familyId, ...ROOM }),
  remove: binItem(as),
  lives: [
    describeItem({ title: 'By the gate', caption: 'Otto and the dog' }, as),
    dateItem({ words: 'about 1958' }, { ...as, taken: '' }),
    dateItem({ words: 'when Otto was small' }, { ...as, taken: '' }),
    tagPeople({ personIds: [otto], speakerId: otto }, { ...as, people: new Set([otto]) }),
    addPeople({ personIds: [lake] }, { ...as, people: new Set([lake]) }),
    placeItem({ placeId: lake }, { ...as, isThere: true }),
    turnPicture({ degrees: 90 }, as),
    setVisibility({ visibility: 'only_me' }, as),
    setVisibility({ visibility: 'family' }, as),
    markItem({ isFavorite: true }),
    writeWords({ text: '[0:00] The rowboat leaked.', lines: [], durationMs: 4_000 }, as),
    setAnalysis({ isAllowed: false }, as),
    setAnalysis({ isAllowed: true }, as),
    rejectReading({ step: 'words' }, as),
    binItem(as),
    restoreItem(as),
  ],
})
