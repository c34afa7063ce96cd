import type { Kernel } from '../../backend/kernel/kernel.ts'
import type { Reactor } from '../../backend/kernel/log/reactor.ts'
import { addItem } from '../../backend/modules/items/decide/add.ts'
import { dateItem, describeItem, placeItem, tagPeople } from '../../backend/modules/items/decide/change.ts'
import { item } from '../../backend/modules/items/item.ts'
import {
  demoFileId,
  demoItemId,
  demoMemories,
  demoPlaceId,
  demoRelativeId,
  fillingDemo,
  type DemoMemory,
  type DemoRelative,
} from '../kernel/demo.ts'
import { trySystemCommand } from '../kernel/systemCommand.ts'

type Memory = {
  readonly title?: string
  readonly caption?: string
  /** When it was, in words; without them its file says so, or nothing does. */
  readonly words?: string
  /** What its file was called. */
  readonly name: string
  readonly people?: readonly DemoRelative[]
  readonly speaker?: DemoRelative
  readonly place?: Parameters<typeof demoPlaceId>[1]
  readonly about?: DemoMemory
}
/** @number memories with a file in a demo */
const kept: Readonly<Record<DemoMemory, Memory>> = {
  bakery: { title: 'The bakery', words: '1931', place: 'lane', name: 'Box 1, print 4.jpg' },
  lake: { title: 'The lake, frozen', words: 'winter 1957', place: 'lake', name: 'Box 1, print 11.jpg' },
  steps: {
    title: 'On the steps',
    caption: 'Nobody had told us to look serious.',
    words: 'about 1958',
    people: ['joseph', 'margaret'],
    place: 'lane',
    name: 'Box 2, print 1.jpg',
  },
  tree: { title: 'The apple tree', words: '1964', people: ['thomas'], place: 'lane', name: 'Box 2, print 9.jpg' },
  boat: { title: 'Away from the jetty', words: 'August 1971', place: 'lake', name: 'Box 3, slide 2.jpg' },
  lighthouse: { name: 'Box 3, slide 17.jpg' },
  dance: { title: 'Thomas dances', words: '2004', people: ['thomas', 'amelia'], name: 'P6120031.JPG' },
  table: { title: 'Thanksgiving', people: ['joseph', 'amelia'], place: 'lane', name: 'table.jpg' },
  letter: {
    title: 'A letter from the lake',
    caption: 'Margaret writes to Joseph that the boat leaks, and that he is to bring the tin cup.',
    words: 'June 1953',
    people: ['margaret'],
    name: 'letter.pdf',
  },
  tape: {
    title: 'Before breakfast (generated voice)',
    caption:
      'We had the oven going at three, and the snow came up to the window. Your father said that nobody would come. By seven they stood around the corner. They took the rolls in their hats, because we had no more bags. I have never laughed so much before breakfast.',
    words: '1981',
    speaker: 'margaret',
    about: 'bakery',
    name: 'Tape 3, side A.mp3',
  },
}
/** @number written memories in a demo */
const written = {
  rowboat: {
    title: 'At the lake',
    words: 'summer 1964',
    text: 'The rowboat leaked, so one of us always had the tin cup. Nobody ever offered to swap places.',
  },
  snow: {
    title: 'The bakery in the snow',
    words: 'about 1958',
    text: 'The snow came up to the shelf where the rolls cool. We sold them through the window.',
  },
} as const

/** Every demo may add as much as it likes: it is gone in a day. */
const ROOM = { n: 0, usedBytes: 0, mostBytes: Infinity, plan: null, hasAbout: true }
const AS = { role: 'owner' } as const

/** Puts memories into a demo, by the commands that its visitor would give. */
export const demoItemsReactor = (kernel: Kernel): Reactor =>
  fillingDemo(async (familyId) => {
    const ask = trySystemCommand(kernel, { kind: 'account', id: familyId })
    const date = (itemId: string, words: string) =>
      ask(item, itemId, dateItem({ words }, { ...AS, taken: '' }), 'demoDate')
    const visibility = 'family'

    const keep = async (what: DemoMemory) => {
      const { title = '', caption = '', name, words, place, about, people = [], speaker } = kept[what]
      const itemId = demoItemId(familyId, what)
      const file = { itemId, mediaId: demoFileId(familyId, what), name, title, text: '', visibility } as const
      const telling = about === undefined ? {} : { about: demoItemId(familyId, about) }
      await ask(item, itemId, addItem({ ...file, ...telling }, { familyId, ...ROOM }), 'demoItem')
      if (caption !== '') await ask(item, itemId, describeItem({ title, caption }, AS), 'demoCaption')
      if (words !== undefined) await date(itemId, words)
      const tagged = people.map((who) => demoRelativeId(familyId, who))
      const speakerId = speaker === undefined ? null : demoRelativeId(familyId, speaker)
      const known = new Set([...tagged, ...(speakerId === null ? [] : [speakerId])])
      if (known.size > 0)
        await ask(item, itemId, tagPeople({ personIds: tagged, speakerId }, { ...AS, people: known }), 'demoPeople')
      if (place === undefined) return
      const placeId = demoPlaceId(familyId, place)
      await ask(item, itemId, placeItem({ placeId }, { ...AS, isThere: true }), 'demoPlace')
    }
    for (const what of demoMemories) await keep(what)
    for (const [what, { title, words, text }] of Object.entries(written)) {
      const itemId = demoItemId(familyId, what as keyof typeof written)
      await ask(item, itemId, addItem({ itemId, name: '', title, text, visibility }, { familyId, ...ROOM }), 'demoItem')
      await date(itemId, words)
    }
  })
