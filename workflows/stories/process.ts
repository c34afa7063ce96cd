import { ApplicationFailure } from '@temporalio/activity'
import * as v from 'valibot'
import { sql } from '../../backend/kernel/db.ts'
import { commandIdOf } from '../../backend/kernel/ids.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { ERASED } from '../../backend/kernel/log/codec.ts'
import { isLate } from '../../backend/kernel/log/late.ts'
import { reachOf } from '../../backend/modules/accounts/reading.ts'
import { endQuestion } from '../../backend/modules/stories/decide/ask.ts'
import { eraseStory } from '../../backend/modules/stories/decide/keep.ts'
import { putMailOff, recordMail, recordReminder } from '../../backend/modules/stories/decide/mail.ts'
import type { StoriesEvent } from '../../backend/modules/stories/events.ts'
import { nextStep } from '../../backend/modules/stories/next.ts'
import { isRefused } from '../../backend/modules/stories/queries.ts'
import { story, type Story } from '../../backend/modules/stories/story.ts'
import { trySystemCommand } from '../kernel/systemCommand.ts'
import { process, type Outgoing } from '../kernel/process.ts'
import { destroyStory } from './destroy.ts'
import { questionMail } from './mail.ts'

const Row = v.object({ id: v.string() })

const LATE = 'the read tables of stories are behind'
/** No transport was asked: mails are switched off, the asker's account is gone, or its morning is after the link's end. */
const NOBODY_ASKED = { smtpCode: 0 }

/** @throws a failure that is tried again where the read tables do not know yet what was said */
const isUnwanted = async (kernel: Kernel, { familyId, addressHash }: Story): Promise<boolean> => {
  if (await isLate(kernel, { module: 'stories', category: 'story' })) throw ApplicationFailure.retryable(LATE, 'late')
  return isRefused(kernel, familyId, addressHash)
}

/** Every try sends the same mail with the same link. No mail follows a no. */
const letter =
  (mail: 'question' | 'reminder') =>
  async (
    kernel: Kernel,
    { id, state }: { readonly id: string; readonly state: Story },
  ): Promise<Outgoing<Story, StoriesEvent> | undefined> => {
    if (await isUnwanted(kernel, state)) return { instead: endQuestion() }
    const { name, email, openedAt, zone } = await reachOf(kernel, state.contributorId)
    if (email === '' || state.address === ERASED || !(await kernel.system.now()).emailNotifications) return undefined
    const from = { accountId: state.contributorId, familyId: state.familyId, openedAt }
    const written = questionMail(kernel, state, name, mail, commandIdOf(`story-${id}`, mail))
    return { kind: `story-${mail}`, mail: written, stranger: { purpose: 'own', from, zone } }
  }

/** The morning may be after the link's end. */
const putOff =
  (mail: 'question' | 'reminder', record: typeof recordMail) =>
  ({ state }: { readonly state: Story }, leavesAt: string) =>
    leavesAt < state.expiresAt ? putMailOff({ mail, leavesAt }) : record(NOBODY_ASKED)

const end = async (kernel: Kernel, id: string): Promise<undefined> => {
  const { revision } = await kernel.load(story, id)
  await trySystemCommand(kernel)(story, id, eraseStory({ reason: 'removed' }), 'eraseRemoved', String(revision))
  await destroyStory(kernel, id)
}

/** A question is mailed, and reminded of once; what was removed is erased. */
export const storyProcess = process({
  aggregate: story,
  wakes: (wake) => ({
    StoryAsked: (event) => wake(event),
    StoryDeclineUndone: (event) => wake(event),
    StoryWithdrawn: (event) => wake(event),
    StoryDeclined: (event) => wake(event),
    StoryMisdirected: (event) => wake(event),
    StoryTold: (event) => wake(event),
    StoryRemoved: (event) => wake(event),
    StoryRestored: (event) => wake(event),
    StoryErased: (event) => wake(event),
  }),
  status: ({ status }) => status,
  next: async (state, _part, { clock, keys }, id) => {
    const next = nextStep(state, clock.dayMs)
    // What was erased waits for nothing once its key is gone.
    return next?.step === 'destroy' && !(await keys.isThere(`story-${id}`)) ? undefined : next
  },
  steps: {
    mail: {
      letter: letter('question'),
      answered: (_, proof) => recordMail(proof),
      afterDay: 'give up',
      putOff: putOff('question', recordMail),
    },
    remind: {
      letter: letter('reminder'),
      answered: (_, proof) => recordReminder(proof),
      afterDay: 'give up',
      putOff: putOff('reminder', recordReminder),
    },
    erase: { act: end },
    destroy: { act: end },
  },
  open: [
    {
      counts: 'missingLinks',
      find: ({ db }) =>
        db.any(sql.type(Row)`
          select id from stories.stories
          where state = 'removed'
            or (state = 'asked' and expires_at > now() and (mail = 'waiting' or mail = 'sent' and reminded_at is null))`),
    },
  ],
})
