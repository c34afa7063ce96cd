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
import { trySystemCommand } from '../kernel/systemCommand.ts'
import { demoRecordingId, demoRelativeId, demoStoryId } from '../kernel/demo.ts'

const [bed = '', laugh = ''] = questions
const ON = questions[11] ?? ''
/** @number stories in a demo */
const stories = {
  told: {
    name: 'Joseph (demo family)',
    address: 'joseph@demo.invalid',
    question: bed,
    title: 'The lamp across the yard',
    words: `The lamp in the bakery, across the yard. It went on at three, and I knew that somebody was awake.

My brother slept through it every night. I never told him that I counted the loaves.`,
  },
  /** Its recording is a generated voice, which is said wherever one plays. */
  spoken: {
    name: 'Thomas (demo family)',
    address: 'thomas@demo.invalid',
    question: ON,
    title: 'Go on and quarrel (generated voice)',
  },
  /** Without an address: no email leaves a demo, and its visitor can open the link. */
  open: { name: 'Anna (demo family)', address: undefined, question: laugh },
}
const { told, spoken, open } = stories
type To = { readonly name: string; readonly address: string | undefined; readonly question: string }
const FREE = { isVerified: true, hasLink: false, openN: 0, isRefused: false }

/** Puts one story in words, one by voice and one open question into a demo, by the commands that its visitor and a teller would give. */
export const demoStoriesReactor = (kernel: Kernel): Reactor => {
  const fill = async ({ id: familyId }: Recorded): Promise<void> => {
    const ask = trySystemCommand(kernel, { kind: 'account', id: familyId })
    const question = (storyId: string, { name, address, question }: To, relativeId?: string) => {
      const asked = { storyId, familyId, name, question, ...(relativeId !== undefined && { relativeId }) }
      const byMail = address !== undefined && { address, addressHash: addressHashOf(kernel.settings, address) }
      return askForStory({ ...asked, ...byMail, ...FREE })
    }
    const [first, second, third] = [
      demoStoryId(familyId, 'told'),
      demoStoryId(familyId, 'open'),
      demoStoryId(familyId, 'spoken'),
    ]
    await ask(story, first, question(first, told, demoRelativeId(familyId, 'joseph')), 'demoQuestion')
    const answer = tellStory({ words: told.words, mayShare: true, hasArrived: false })
    await trySystemCommand(kernel, { kind: 'recipient', id: first })(story, first, answer, 'demoAnswer')
    await ask(story, first, nameStory({ title: told.title, role: 'owner' }), 'demoTitle')
    await ask(story, second, question(second, open), 'demoQuestion')
    await ask(story, third, question(third, spoken, demoRelativeId(familyId, 'thomas')), 'demoQuestion')
    const recorded = tellStory({ words: '', mediaId: demoRecordingId(familyId), mayShare: true, hasArrived: true })
    await trySystemCommand(kernel, { kind: 'recipient', id: third })(story, third, recorded, 'demoAnswer')
    await ask(story, third, nameStory({ title: spoken.title, role: 'owner' }), 'demoTitle')
  }
  const on: Handlers<AccountsEvent> = { DemoBegun: fill }
  return { account: reactingTo<AccountsEvent>(on) }
}
