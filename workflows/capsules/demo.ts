import { derivedId } from '../../backend/kernel/ids.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { plus } from '../../backend/kernel/log/decider.ts'
import type { Reactor } from '../../backend/kernel/log/reactor.ts'
import { resolveLocal } from '../../backend/kernel/words/zones.ts'
import { capsule } from '../../backend/modules/capsules/capsule.ts'
import { addCapsule, contribute } from '../../backend/modules/capsules/decide/fill.ts'
import { sealCapsule } from '../../backend/modules/capsules/decide/seal.ts'
import { fillingDemo } from '../kernel/demo.ts'
import { trySystemCommand } from '../kernel/systemCommand.ts'

const DAY_MS = 86_400_000

/** @number capsules in a demo */
const demoCapsules = [
  {
    title: 'What we thought in May',
    begunDaysAgo: 0,
    opensInDays: 1_100,
    isSealed: false,
    things: [
      { kind: 'words', words: 'The pear tree has bloomed twice this year. Joseph says it is confused.' },
      { kind: 'question', words: 'How many of us are at the table now?' },
    ],
  },
  {
    title: 'Orchard Lane, for later',
    begunDaysAgo: 0,
    opensInDays: 5_000,
    isSealed: true,
    things: [
      { kind: 'words', words: 'The key of the shed hangs where it always did.' },
      { kind: 'question', words: 'Who lives at Orchard Lane now?' },
    ],
  },
  // Its day is over when it comes into the demo, so that it opens by itself.
  {
    title: 'The summer of the boat',
    begunDaysAgo: 400,
    opensInDays: -1,
    isSealed: true,
    things: [
      { kind: 'words', words: 'It leaked all the way across and nobody said so.' },
      { kind: 'question', words: 'Does anyone still know where the oars are?' },
    ],
  },
] as const
const ZONE = 'America/Chicago'
/** What a demo shows, no plan limits. */
const ROOM = { limit: Infinity, used: 0, plan: null }

/** Puts a capsule that is being filled, one that is sealed and one that opens now into a demo. */
export const demoCapsulesReactor = (kernel: Kernel): Reactor =>
  fillingDemo(async (familyId) => {
    const { clock } = kernel
    for (const { title, begunDaysAgo, opensInDays, isSealed, things } of demoCapsules) {
      const at = plus(clock.now(), -begunDaysAgo * DAY_MS)
      const then: Kernel = { ...kernel, clock: { ...clock, context: (by) => ({ ...clock.context(by), at }) } }
      const ask = trySystemCommand(then, { kind: 'account', id: familyId })
      const capsuleId = derivedId(`demo:${familyId}:capsule:${title}`)
      const { state } = await kernel.load(capsule, capsuleId)
      // A demo that is filled again has its day already.
      const day = state.day || plus(clock.now(), opensInDays * DAY_MS).slice(0, 10)
      const head = { title, day, zone: ZONE, openerIds: [familyId] }
      const facts = { familyId, memberIds: [familyId], room: ROOM, opensAt: resolveLocal(`${day}T00:00`, ZONE) }
      await ask(capsule, capsuleId, addCapsule({ capsuleId, ...head }, facts), 'demoCapsule')
      for (const { kind, words } of things) {
        const contributionId = derivedId(`demo:${capsuleId}:${words}`)
        const put = contribute({ contributionId, kind, words }, { hasArrived: false })
        await ask(capsule, capsuleId, put, 'demoContribution', contributionId)
      }
      const seal = sealCapsule({ confirmWords: title, pending: 0, role: 'owner' })
      if (isSealed) await ask(capsule, capsuleId, seal, 'demoSeal')
    }
  })
