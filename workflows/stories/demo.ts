import type { Handlers, Recorded } from '../../backend/kernel/event.ts'
import { addressHashOf } from '../../backend/kernel/identity/addressHash.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { reactingTo, type Reactor } from '../../backend/kernel/log/reactor.ts'
import type { AccountsEvent } from '../../backend/modules/accounts/events.ts'
import { questions } from '../../backend/modules/stories/contract.ts'
import { askForStory } from '../../backend/modules/stories/decide/ask.ts'
import { nameStory } from '../../backend/modules/stories/decide/keep.ts'
import { tellStory } from '../../backend/modules/stories/decide/tell.ts'
import { story } from '../../backend/modules/stories/story.ts'
import { asking } from '../kernel/ask.ts'
import { demoStoryId } from '../kernel/demo.ts'

const [bed = '', laugh = ''] = questions
const told = {
  name: 'Joseph (demo family)',
  address: 'joseph@demo.invalid',
  question: bed,
  title: 'The lamp across the yard',
  words: `The lamp in the bakery, across the yard. It went on at three, and I knew that somebody was awake.

My brother slept through it every night. I never told him that I counted the loaves.`,
}
const open = { name: 'Anna (demo family)', address: 'anna@demo.invalid', question: laugh }
const FREE = { isVerified: true, hasLink: false, openN: 0, todayN: 0, isLately: false, isRefused: false }

/** Puts one story in words and one open question into a demo, by the commands that its visitor and a teller would give. */
export const demoStoriesReactor = (kernel: Kernel): Reactor => {
  const fill = async ({ id: familyId }: Recorded): Promise<void> => {
    const ask = asking(kernel, { kind: 'account', id: familyId })
    const question = (storyId: string, to: typeof open) => {
      const { name, address, question } = to
      const asked = { storyId, familyId, name, address, question }
      return askForStory({ ...asked, addressHash: addressHashOf(kernel.settings, address), ...FREE })
    }
    const [first, second] = [demoStoryId(familyId, 'told'), demoStoryId(familyId, 'open')]
    await ask(story, first, question(first, told), 'demoQuestion')
    const answer = tellStory({ words: told.words, mayShare: true, hasArrived: false })
    await asking(kernel, { kind: 'recipient', id: first })(story, first, answer, 'demoAnswer')
    await ask(story, first, nameStory({ title: told.title, role: 'owner' }), 'demoTitle')
    await ask(story, second, question(second, open), 'demoQuestion')
  }
  const on: Handlers<AccountsEvent> = { DemoBegun: fill }
  return { account: reactingTo<AccountsEvent>(on) }
}
