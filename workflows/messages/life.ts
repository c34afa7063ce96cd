import * as v from 'valibot'
import { SYSTEM } from '../../backend/kernel/clock.ts'
import { sql } from '../../backend/kernel/db.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { wallClockIn } from '../../backend/kernel/words/zones.ts'
import { isDormant, isReturnable, statusesThat } from '../../backend/modules/messages/contract/status.ts'
import { announcerLeft } from '../../backend/modules/messages/decide/announce.ts'
import { dueOnceGone, isGone, type LifeFact } from '../../backend/modules/messages/decide/life.ts'
import { triggerMessage } from '../../backend/modules/messages/decide/trigger.ts'
import { waiveNotice } from '../../backend/modules/messages/decide/waive.ts'
import { message, type Message } from '../../backend/modules/messages/message.ts'
import { openSlot } from '../../backend/modules/messages/next.ts'
import { addressesOf, authorFacts } from '../../backend/modules/messages/queries/facts.ts'
import { lifeFact, restingOn } from '../../backend/modules/messages/queries/lifeFacts.ts'
import { returningDelivered, returningTriggered } from '../../backend/modules/messages/triggered.ts'
import type { Applies } from '../kernel/apply.ts'
import { asking } from '../kernel/ask.ts'
import { timed } from './timed.ts'
import { heeding, type Word } from './wait.ts'

/** `isUnsaid`: not its author was seen, but those who had told us of their death do so no more. */
export type LifeWord = Word & { readonly isUnsaid?: true }

const Id = v.object({ id: v.string() })
const TABLE_MS = 60_000
/** What may be given its date: what is kept until needed, and what waits for an answer that will not come. */
const WAITING = statusesThat((status) => isDormant(status) || status === 'held')

/** The zone data this process resolves with. */
const TZDB = process.versions.tz ?? ''

/** What is concluded of an author, and its end, do to their messages. It may run twice. */
export const heedingLife = (kernel: Kernel) => {
  const { db, clock, load } = kernel
  const { askInTime, doClocksAgree } = timed(kernel)

  const dateOf = (message: Message) => {
    const dueAt = dueOnceGone(message, clock.now(), clock.dayMs)
    return { dueAt, local: wallClockIn(message.zone || 'UTC', dueAt), tzdb: TZDB }
  }
  const trigger = async (id: string, life: LifeFact, position: string): Promise<void> => {
    const { state } = await load(message, id)
    await askInTime(id, triggerMessage({ life, date: dateOf(state) }), 'triggerMessage', position)
  }
  /** What an address has refused is not waited for any longer, where the life says so. */
  const waive = async (id: string, life: LifeFact, position: string): Promise<void> => {
    const { state } = await load(message, id)
    const slot = openSlot(state)?.slot
    if (slot === undefined || !(await doClocksAgree())) return
    const addresses = addressesOf(await authorFacts(kernel, state.ownerId)).length
    const waiver = waiveNotice({ round: state.round, slot, addresses, since: life.seenAt, life })
    await asking(kernel, SYSTEM)(message, id, waiver, 'waiveNotice', position)
  }
  const idsOf = (accountId: string, states: readonly string[]) =>
    db.any(sql.type(Id)`
      select id from messages.messages
      where owner_id = ${accountId} and state = any(${sql.array([...states], 'text')}) order by id`)

  /** What somebody announced who is no contact any more falls. */
  const withoutWordsOfLeavers = async (accountId: string, position: string): Promise<void> => {
    const rows = await db.any(sql.type(Id)`
      select id from messages.messages
      where owner_id = ${accountId} and triggered_by = 'milestone'
        and state = any(${sql.array(statusesThat(isReturnable), 'text')}) order by id`)
    if (rows.length === 0) return
    const { contactIds } = await restingOn(kernel, accountId)
    for (const { id } of rows) {
      const { announced } = (await load(message, id)).state
      if (!announced || contactIds.includes(announced.contactId)) continue
      const { contactId } = announced
      await asking(kernel, SYSTEM)(message, id, announcerLeft({ contactId }), 'announcerLeft', position)
    }
  }

  /** Heeds what is so now, not what was said: of two words the later one counts, in whatever order they come. */
  const heedLife = async ({ accountId, position, isUnsaid }: LifeWord): Promise<void> => {
    for (const module of ['messages', ...(isUnsaid ? ['deliveries'] : [])])
      if (!(await kernel.checkpointSignals.passed(module, position, TABLE_MS)))
        throw new Error('The messages of this author are not read yet')
    await withoutWordsOfLeavers(accountId, position)
    const life = await lifeFact(kernel, accountId)
    if (!isGone(life)) {
      await returningTriggered(kernel)(accountId)
      return isUnsaid ? returningDelivered(kernel)(accountId) : undefined
    }
    for (const { id } of await idsOf(accountId, WAITING)) await trigger(id, life, position)
    for (const { id } of await idsOf(accountId, ['stalled'])) await waive(id, life, position)
  }
  return { heedLife }
}

/** An author's messages heed a contact's wait, what is concluded of their life, and the end of either. */
export const lifeHeeds = {
  heedLife: (kernel: Kernel) => heedingLife(kernel).heedLife,
  heedWait: (kernel: Kernel) => heeding(kernel).heedWait,
} satisfies Applies
export type LifeHeeds = typeof lifeHeeds
