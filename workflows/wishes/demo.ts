import type { Kernel } from '../../backend/kernel/kernel.ts'
import type { Reactor } from '../../backend/kernel/log/reactor.ts'
import { hashOf } from '../../backend/kernel/ids.ts'
import { publishWishes, saveSection } from '../../backend/modules/wishes/decide.ts'
import { wishes } from '../../backend/modules/wishes/wishes.ts'
import { fillingDemo } from '../kernel/demo.ts'
import { trySystemCommand } from '../kernel/systemCommand.ts'

/** @number sections of last wishes in a demo */
const demoWishes = [
  { section: 'service', words: 'Nothing slow. Ask Thomas which song; he knows.' },
  { section: 'papers', words: 'Grey folder, second drawer. The key is in the blue tin.' },
  { section: 'people', words: 'Ring Ruth before anybody else.' },
  { section: 'pets', words: 'The dog goes to Amelia. He likes the brown blanket.' },
] as const

/** Publishes a few wishes in a demo, by the commands that its visitor would give. */
export const demoWishesReactor = (kernel: Kernel): Reactor =>
  fillingDemo(async (id) => {
    const ask = trySystemCommand(kernel, { kind: 'account', id })
    for (const { section, words } of demoWishes) {
      const save = saveSection(section, { words, when: 'after_death', basedOn: null })
      await ask(wishes, id, save, 'demoWish', section)
    }
    await ask(wishes, id, publishWishes(hashOf), 'demoWishes')
  })
