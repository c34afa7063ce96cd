import type { Actor } from '../../backend/kernel/event.ts'
import { newId } from '../../backend/kernel/ids.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { freshCommand } from '../../backend/kernel/testing/command.ts'
import { scheduleMessage } from '../../backend/modules/messages/decide/schedule.ts'
import type { MessagesEvent } from '../../backend/modules/messages/events.ts'
import { message } from '../../backend/modules/messages/message.ts'
import { recipientFacts } from '../../backend/modules/messages/queries/facts.ts'
import type { House } from './house.ts'
import { severally } from './rounds.ts'

const AT_ONCE = 8

/** What the API is asked for a message that is due at an instant, whatever its author answers. */
export const termsAt = (due: number) => {
  const local = new Date(due).toISOString().replace('Z', '')
  return { mode: 'fixed', local, zone: 'UTC', answerRule: 'always' } as const
}

/** Writes messages for one person as the API writes them, without its HTTP, and waits for the read tables. */
export const writingTo = (kernel: Kernel, { accountId, database }: House, recipientId: string) => {
  const by: Actor = { kind: 'account', id: accountId }
  const inState = async (ids: readonly string[], state: string): Promise<number> => {
    const { rows } = await database.query<{ n: number }>(
      'select count(*)::int as n from messages.messages where id = any($1) and state = $2',
      [ids, state],
    )
    return rows[0]?.n ?? 0
  }
  /** @throws Error unless all of them come to a state in time */
  const requireAll = async (ids: readonly string[], state: string, ms = 300_000): Promise<void> => {
    for (const end = Date.now() + ms; (await inState(ids, state)) < ids.length;) {
      if (Date.now() > end) throw new Error(`${await inState(ids, state)} of ${ids.length} messages are ${state}`)
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }

  /** Drafts that lack nothing but their date. */
  const drafts = async (n: number): Promise<readonly string[]> => {
    const ids = Array.from({ length: n }, () => newId())
    await severally(ids, AT_ONCE, (messageId) => {
      const events: MessagesEvent[] = [
        { type: 'MessageDrafted', data: { messageId, ownerId: accountId, kind: 'text' } },
        { type: 'ContentChanged', data: { title: 'Measured', body: 'You were four when we built the swing.' } },
        { type: 'RecipientsChanged', data: { recipientIds: [recipientId] } },
      ]
      return kernel.handle(message, messageId, () => events, freshCommand(kernel, by))
    })
    await requireAll(ids, 'draft')
    return ids
  }

  /** Messages with a date each, on a short plan where it is near. */
  const scheduled = async (dues: readonly number[]): Promise<readonly string[]> => {
    const ids = await drafts(dues.length)
    const recipients = await recipientFacts(kernel, accountId, [recipientId])
    const facts = { recipients, isVerified: true, isReauthenticated: true, tzdb: '' }
    await severally([...dues.entries()], AT_ONCE, ([at, due]) => {
      const decision = scheduleMessage({ ...termsAt(due), dueAt: new Date(due).toISOString(), ...facts })
      return kernel.handle(message, ids[at] ?? '', decision, freshCommand(kernel, by))
    })
    return ids
  }
  return { drafts, scheduled, requireAll }
}
