import * as v from 'valibot'
import { sql } from '../../kernel/db.ts'
import type { TakesBounce } from '../../kernel/mail/bounces.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { apartMs, MOST_SKEW_MS } from '../../kernel/log/clocks.ts'
import { systemCommand } from '../../kernel/log/systemCommand.ts'
import { databaseTime } from '../../kernel/process/databaseTime.ts'
import { bounceNotice } from './decide/notice.ts'
import { message, type Message } from './message.ts'
import { addressesOf, authorFacts } from './queries/facts.ts'
import { lifeFact } from './queries/lifeFacts.ts'

const PURPOSE = 'bounce-notice'

/** What a check is returned to: it names the message, the round, the slot and the try. */
export const returnTokenOf = (
  { capabilities }: Pick<Kernel, 'capabilities'>,
  messageId: string,
  { round, slot, attempt }: { readonly round: number; readonly slot: number; readonly attempt: number },
): string => capabilities.issue(PURPOSE, messageId, round, slot, attempt)

/** The try of the running round that a return path names; older rounds count for nothing. */
const triedIn = ({ capabilities }: Kernel, token: string, { messageId, round, notices }: Message) => {
  for (const [slot, { attempt: last, mailId }] of Object.entries(notices))
    for (let attempt = last; attempt > 0; attempt -= 1)
      if (capabilities.isValid(token, PURPOSE, messageId, round, Number(slot), attempt))
        return { round, slot: Number(slot), attempt, mailId }
  return undefined
}

const Asked = v.object({ id: v.string() })

/** Others that the same mail asked about: it came back for all of them. */
const askedWith = async ({ db, load }: Kernel, { ownerId, messageId }: Message, mailId: string) => {
  const rows = await db.any(sql.type(Asked)`
    select m.id from messages.messages m join messages.notices n on n.message_id = m.id and n.mail_id = ${mailId}
    where m.owner_id = ${ownerId} and m.id <> ${messageId} group by m.id order by m.id`)
  const others = []
  for (const { id } of rows) {
    const { round, notices } = (await load(message, id)).state
    for (const [slot, { attempt, mailId: last }] of Object.entries(notices))
      if (last === mailId) others.push({ id, tried: { round, slot: Number(slot), attempt, mailId } })
  }
  return others
}

/** A check that came back is recorded where it counted. */
export const noticeBounces =
  (kernel: Kernel): TakesBounce =>
  async ({ token, status }) => {
    const id = kernel.capabilities.idIn(token)
    if (!id) return false
    const { state } = await kernel.load(message, id)
    const tried = triedIn(kernel, token, state)
    if (!tried) return false
    const [author, dbAt] = await Promise.all([authorFacts(kernel, state.ownerId), databaseTime(kernel)])
    // What time makes lawful waits until the clocks agree.
    const isTime = apartMs(kernel.clock.now(), dbAt) <= MOST_SKEW_MS
    const life = isTime ? await lifeFact(kernel, state.ownerId) : undefined
    const unreached = { addresses: addressesOf(author).length, since: life?.seenAt, life }
    for (const one of [{ id, tried }, ...(await askedWith(kernel, state, tried.mailId))]) {
      const { round, slot, attempt } = one.tried
      const bounce = bounceNotice({ ...one.tried, dsnStatus: status, ...unreached })
      await systemCommand(kernel)(message, one.id, bounce, 'bounceNotice', round, slot, attempt)
    }
    return true
  }
