import { ApplicationFailure } from '@temporalio/activity'
import * as v from 'valibot'
import { sql } from '../../backend/kernel/db.ts'
import { ERASED } from '../../backend/kernel/log/codec.ts'
import { commandIdOf } from '../../backend/kernel/ids.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { isLate } from '../../backend/kernel/log/late.ts'
import { reachOf } from '../../backend/modules/accounts/reading.ts'
import { blobFolder } from '../../backend/modules/media/reading.ts'
import { endQuestion } from '../../backend/modules/stories/decide/ask.ts'
import { eraseStory } from '../../backend/modules/stories/decide/keep.ts'
import { putMailOff, recordMail, recordReminder } from '../../backend/modules/stories/decide/mail.ts'
import { isRefused } from '../../backend/modules/stories/queries.ts'
import { nextStep, type Step } from '../../backend/modules/stories/next.ts'
import { story, type Story } from '../../backend/modules/stories/story.ts'
import { asking, idOfStream } from '../kernel/ask.ts'
import { proofOf, toStranger } from '../kernel/post.ts'
import type { View } from '../kernel/tend.ts'
import { questionMail } from './mail.ts'

const Recording = v.object({ id: v.string() })

const LATE = 'the read tables of stories are behind'
/** No transport was asked: mails are switched off, the asker's account is gone, or its morning is after the link's end. */
const NOBODY_ASKED = { smtpCode: 0 }

export const activities = (kernel: Kernel) => {
  const { db, load, clock, keys, blobs, system } = kernel
  const ask = asking(kernel)

  /** What was erased waits for nothing once its key is gone. */
  const nextOf = async (id: string, state: Story) => {
    const next = nextStep(state, clock.dayMs)
    return next?.step === 'destroy' && !(await keys.isThere(`story-${id}`)) ? undefined : next
  }
  const loadStory = async (stream: string): Promise<View<Step>> => {
    const id = idOfStream(stream)
    const { state, revision } = await load(story, id)
    const next = await nextOf(id, state)
    return { revision: Number(revision ?? -1n), status: state.status, isClosed: !next, next }
  }

  /** @throws a failure that is tried again where the read tables do not know yet what was said */
  const isUnwanted = async ({ familyId, addressHash }: Story): Promise<boolean> => {
    if (await isLate(kernel, { module: 'stories', category: 'story' })) throw ApplicationFailure.retryable(LATE, 'late')
    return isRefused(kernel, familyId, addressHash)
  }
  /** Every try sends the same mail with the same link; the transport's yes or no is kept. No mail follows a no. */
  const mailStory = async (stream: string): Promise<View<Step>> => {
    const id = idOfStream(stream)
    const { state } = await load(story, id)
    const step = nextStep(state, clock.dayMs)?.step
    if (step !== 'mail' && step !== 'remind') return loadStory(stream)
    if (await isUnwanted(state)) {
      await ask(story, id, endQuestion(), 'endUnwanted')
      return loadStory(stream)
    }
    const { name, email, openedAt, zone } = await reachOf(kernel, state.contributorId)
    const isWritten = email !== '' && state.address !== ERASED && (await system.now()).emailNotifications
    const mail = step === 'mail' ? 'question' : 'reminder'
    const letter = () => questionMail(kernel, state, name, mail, commandIdOf(stream, mail))
    const from = { accountId: state.contributorId, familyId: state.familyId, openedAt }
    const sent = isWritten && (await toStranger(kernel, `story-${mail}`, letter(), { purpose: 'own', from, zone }))
    const leavesAt = sent && sent.outcome === 'waits' ? sent.leavesAt : ''
    if (leavesAt !== '' && leavesAt < state.expiresAt) {
      await ask(story, id, putMailOff({ mail, leavesAt }), 'putMailOff', mail, leavesAt)
      return loadStory(stream)
    }
    const proof = sent && sent.outcome !== 'waits' ? proofOf(sent) : NOBODY_ASKED
    if (step === 'mail') await ask(story, id, recordMail(proof), 'recordMail')
    else await ask(story, id, recordReminder(proof), 'recordReminder')
    return loadStory(stream)
  }
  /** No try of a day got through. */
  const giveUpMail = async (stream: string): Promise<View<Step>> => {
    const id = idOfStream(stream)
    const step = nextStep((await load(story, id)).state, clock.dayMs)?.step
    if (step === 'mail') await ask(story, id, recordMail(NOBODY_ASKED), 'giveUpQuestion')
    if (step === 'remind') await ask(story, id, recordReminder(NOBODY_ASKED), 'giveUpReminder')
    return loadStory(stream)
  }

  /** What `StoryErased` promises, done after it: its recordings, and then the key of all that was sealed. */
  const destroyStory = async (id: string): Promise<void> => {
    if ((await load(story, id)).state.status !== 'erased') return
    const recordings = await db.any(sql.type(Recording)`
      select id from media.media where message_id = ${id} and owner_id = ${id}`)
    for (const recording of recordings) await blobs.removeAll(blobFolder(recording.id))
    await keys.erase(`story-${id}`)
  }
  const endStory = async (stream: string): Promise<View<Step>> => {
    const id = idOfStream(stream)
    const { revision } = await load(story, id)
    await ask(story, id, eraseStory({ reason: 'removed' }), 'eraseRemoved', String(revision))
    await destroyStory(id)
    return loadStory(stream)
  }
  return { loadStory, mailStory, giveUpMail, endStory, destroyStory }
}
export type Activities = Omit<ReturnType<typeof activities>, 'destroyStory'>
