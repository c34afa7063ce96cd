import { lastSign } from '../../../backend/kernel/identity/signs.ts'
import { newId } from '../../../backend/kernel/ids.ts'
import { plus } from '../../../backend/kernel/log/decider.ts'
import { freshCommand } from '../../../backend/kernel/testing/command.ts'
import type { TestServer } from '../../../backend/kernel/testing/server.ts'
import type { LifeEvent } from '../../../backend/modules/life/events.ts'
import { life } from '../../../backend/modules/life/life.ts'
import { triggerMessage } from '../../../backend/modules/messages/decide/trigger.ts'
import type { MessagesEvent } from '../../../backend/modules/messages/events.ts'
import { message } from '../../../backend/modules/messages/message.ts'
import { lifeFact } from '../../../backend/modules/messages/queries/lifeFacts.ts'
import { ownerOf, type Author, type Household } from '../../../tests/household/household.ts'

/** An author of many letters who has fallen silent. */
export const verdictOf = ({ kernel }: TestServer, { tell }: Household) => {
  const { clock, handle, checkpointSignals, store } = kernel

  /** The read tables have all of it. */
  const read = async (...modules: readonly string[]) => {
    for (const module of modules) await checkpointSignals.passed(module, (await store.head()) ?? '0', 25_000)
  }
  const letterTo = async (author: Author, recipientId: string, title: string, daysAgo = 0): Promise<string> => {
    const id = newId()
    const events: MessagesEvent[] = [
      { type: 'MessageDrafted', data: { messageId: id, ownerId: author.id, kind: 'text' } },
      { type: 'ContentChanged', data: { title, body: 'Dear all' } },
      { type: 'RecipientsChanged', data: { recipientIds: [recipientId] } },
      {
        type: 'MessageArmed',
        data: {
          mode: 'posthumous',
          trigger: 'inactivity',
          delayDays: 2,
          zone: 'UTC',
          announcerIds: [],
          preconsentDays: 60,
          dayMs: clock.dayMs,
        },
      },
    ]
    const at = plus(clock.now(), -daysAgo * clock.dayMs)
    await handle(message, id, () => events, { ...freshCommand(kernel, ownerOf(author.id)), at })
    return id
  }
  /** So many days ago nobody had answered: each letter got a date in as many days as it had to wait. */
  const presume = async ({ id: accountId }: Author, letters: readonly string[], daysAgo: number) => {
    const at = plus(clock.now(), -daysAgo * clock.dayMs)
    const lastSignAt = await lastSign(kernel, accountId)
    const silence: LifeEvent = {
      type: 'LifePresumed',
      data: { round: 1, asksAccepted: 3, lastSignAt, presumedAt: at },
    }
    await tell(life, accountId, () => [silence])
    const gone = await lifeFact(kernel, accountId)
    const dueAt = plus(at, 2 * clock.dayMs)
    const date = { dueAt, local: dueAt.slice(0, 23), tzdb: '2026a' }
    for (const id of letters)
      await handle(message, id, triggerMessage({ life: gone, date }), { ...freshCommand(kernel), at })
    await read('messages')
    return gone
  }
  return { letterTo, presume, read }
}
