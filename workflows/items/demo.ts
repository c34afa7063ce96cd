import { derivedId } from '../../backend/kernel/ids.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import type { Reactor } from '../../backend/kernel/log/reactor.ts'
import { addItem } from '../../backend/modules/items/decide/add.ts'
import { dateItem } from '../../backend/modules/items/decide/change.ts'
import { item } from '../../backend/modules/items/item.ts'
import { fillingDemo } from '../kernel/demo.ts'
import { trySystemCommand } from '../kernel/systemCommand.ts'

/** @number written memories in a demo */
const written = [
  {
    title: 'At the lake',
    words: 'summer 1964',
    text: 'The rowboat leaked, so one of us always had the tin cup. Nobody ever offered to swap places.',
  },
  {
    title: 'The bakery in the snow',
    words: 'about 1958',
    text: 'The snow came up to the shelf where the rolls cool. We sold them through the window.',
  },
] as const

/** Every demo may add as much as it likes: it is gone in a day. */
const ROOM = { n: 0, usedBytes: 0, mostBytes: 0, plan: null, hasAbout: true }

/** Puts memories into a demo, by the commands that its visitor would give. */
export const demoItemsReactor = (kernel: Kernel): Reactor =>
  fillingDemo(async (familyId) => {
    const ask = trySystemCommand(kernel, { kind: 'account', id: familyId })
    for (const { title, words, text } of written) {
      const itemId = derivedId(`demo:${familyId}:item:${title}`)
      const added = { itemId, name: '', title, text, visibility: 'family' } as const
      await ask(item, itemId, addItem(added, { familyId, ...ROOM }), 'demoItem')
      await ask(item, itemId, dateItem({ words }, { role: 'owner', taken: '' }), 'demoDate')
    }
  })
