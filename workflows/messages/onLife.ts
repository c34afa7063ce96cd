import type { WorkflowClient } from '@temporalio/client'
import * as v from 'valibot'
import { SYSTEM } from '../../backend/kernel/clock.ts'
import { sql } from '../../backend/kernel/db.ts'
import type { Handlers, Recorded } from '../../backend/kernel/event.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { reactingTo, type Reactor } from '../../backend/kernel/log/reactor.ts'
import { wallClockIn } from '../../backend/kernel/words/zones.ts'
import type { LifeEvent } from '../../backend/modules/life/events.ts'
import { isDormant, isPausable, isReturnable, statusesThat } from '../../backend/modules/messages/contract/status.ts'
import { announcerLeft } from '../../backend/modules/messages/decide/announce.ts'
import { dueOnceGone, isGone, type LifeFact } from '../../backend/modules/messages/decide/life.ts'
import { endContactPause, pauseByContact } from '../../backend/modules/messages/decide/pause.ts'
import { triggerMessage } from '../../backend/modules/messages/decide/trigger.ts'
import { waiveNotice } from '../../backend/modules/messages/decide/waive.ts'
import { message, type Message } from '../../backend/modules/messages/message.ts'
import { openSlot } from '../../backend/modules/messages/next.ts'
import { addressesOf, authorFacts } from '../../backend/modules/messages/queries/facts.ts'
import { contactWait, lifeFact, restingOn } from '../../backend/modules/messages/queries/lifeFacts.ts'
import { returningDelivered, returningTriggered } from '../../backend/modules/messages/system/triggered.ts'
import type { Applies } from '../kernel/apply.ts'
import { applying } from '../kernel/applying.ts'
import { trySystemCommand } from '../kernel/systemCommand.ts'
import { timed } from './timed.ts'

/** An event of an author's life; where it lies names the commands that follow from it. */
type Told = {
  readonly accountId: string
  readonly position: string
  /** Not its author was seen, but those who had told us of their death do so no more. */
  readonly isUnsaid?: true
}

/** What an author's life sets in motion for their messages: a contact's wait, what is concluded of them, and its end, and who leaves. */
export const lifeReactor = (temporal: WorkflowClient): Reactor => {
  const apply = applying<LifeApplies>(temporal, 'timeline')
  const of =
    (change: keyof LifeApplies, what: string) =>
    ({ id, stream, revision, position }: Recorded, more: Pick<Told, 'isUnsaid'> = {}) =>
      apply(`${stream}.${what}.${revision}`, change, { accountId: id, position, ...more })
  const [onWait, onVerdict] = [of('applyWait', 'wait'), of('applyVerdict', 'verdict')]
  const on: Handlers<LifeEvent> = {
    ContactPaused: (event) => onWait(event),
    ContactPauseEnded: (event) => onWait(event),
    LifePresumed: (event) => onVerdict(event),
    LifeConfirmed: (event) => onVerdict(event),
    LifeRestored: (event) => onVerdict(event, event.data.source === 'reports' ? { isUnsaid: true } : {}),
    // What a contact had said goes with them.
    ContactDeclined: (event) => onVerdict(event),
    ContactRemoved: (event) => onVerdict(event),
  }
  return { life: reactingTo<LifeEvent>(on) }
}

const Id = v.object({ id: v.string() })
const TABLE_MS = 60_000
/** What a wait stops: whatever is on its way to a date, up to the end of the hold. */
const STOPPABLE = statusesThat((status) => isPausable(status) || status === 'claimed')
/** What may be given its date: what is kept until needed, and what waits for an answer that will not come. */
const WAITING = statusesThat((status) => isDormant(status) || status === 'held')
const RETURNABLE = statusesThat(isReturnable)

/** The zone data this process resolves with. */
const TZDB = process.versions.tz ?? ''

/**
 * What a contact's wait, and what is concluded of an author, do to their messages. Each applies what is so now, not what was
 * said: of two events the later one counts, in whatever order they come. It may run twice.
 */
export const applyingLife = (kernel: Kernel) => {
  const { db, clock, load } = kernel
  const { tryInTime, doClocksAgree } = timed(kernel)

  const idsOf = async (accountId: string, states: readonly string[], isAnnounced = false) => {
    const rows = await db.any(sql.type(Id)`
      select id from messages.messages
      where owner_id = ${accountId} and state = any(${sql.array([...states], 'text')})
        and (triggered_by = 'milestone' or not ${isAnnounced})
      order by due_at, id`)
    return rows.map(({ id }) => id)
  }

  /** A message that the read table does not know yet is stopped by its claim. */
  const applyWait = async ({ accountId, position }: Told): Promise<void> => {
    const ids = await idsOf(accountId, STOPPABLE)
    const { until, contactId } = await contactWait(kernel, accountId)
    const [by, decision, name] =
      until > clock.now()
        ? ([{ kind: 'contact', id: contactId }, pauseByContact({ until }), 'pauseByContact'] as const)
        : ([{ kind: 'account', id: accountId }, endContactPause(), 'endContactPause'] as const)
    if (until !== '' && by.kind === 'account') return
    for (const id of ids) await trySystemCommand(kernel, by)(message, id, decision, name, position)
  }

  const dateOf = (message: Message) => {
    const dueAt = dueOnceGone(message, clock.now(), clock.dayMs)
    return { dueAt, local: wallClockIn(message.zone || 'UTC', dueAt), tzdb: TZDB }
  }
  const trigger = async (id: string, life: LifeFact, position: string): Promise<void> => {
    const { state } = await load(message, id)
    await tryInTime(id, triggerMessage({ life, date: dateOf(state) }), 'triggerMessage', position)
  }
  /** What an address has refused is not waited for any longer, where the life says so. */
  const waive = async (id: string, life: LifeFact, position: string): Promise<void> => {
    const { state } = await load(message, id)
    const slot = openSlot(state)?.slot
    if (slot === undefined || !(await doClocksAgree())) return
    const addresses = addressesOf(await authorFacts(kernel, state.ownerId)).length
    const waiver = waiveNotice({ round: state.round, slot, addresses, since: life.seenAt, life })
    await trySystemCommand(kernel, SYSTEM)(message, id, waiver, 'waiveNotice', position)
  }
  /** What somebody announced who is no contact any more falls. */
  const withoutWordsOfLeavers = async (accountId: string, position: string): Promise<void> => {
    const ids = await idsOf(accountId, RETURNABLE, true)
    if (ids.length === 0) return
    const { contactIds } = await restingOn(kernel, accountId)
    for (const id of ids) {
      const { announced } = (await load(message, id)).state
      if (!announced || contactIds.includes(announced.contactId)) continue
      const { contactId } = announced
      await trySystemCommand(kernel, SYSTEM)(message, id, announcerLeft({ contactId }), 'announcerLeft', position)
    }
  }
  const applyVerdict = async ({ accountId, position, isUnsaid }: Told): Promise<void> => {
    for (const module of ['messages', ...(isUnsaid ? ['deliveries'] : [])])
      if (!(await kernel.checkpointSignals.passed(module, position, TABLE_MS)))
        throw new Error('The messages of this author are not read yet')
    await withoutWordsOfLeavers(accountId, position)
    const life = await lifeFact(kernel, accountId)
    if (!isGone(life)) {
      await returningTriggered(kernel)(accountId)
      return isUnsaid ? returningDelivered(kernel)(accountId) : undefined
    }
    for (const id of await idsOf(accountId, WAITING)) await trigger(id, life, position)
    for (const id of await idsOf(accountId, ['stalled'])) await waive(id, life, position)
  }
  return { applyWait, applyVerdict }
}

export const lifeApplies = {
  applyWait: (kernel: Kernel) => applyingLife(kernel).applyWait,
  applyVerdict: (kernel: Kernel) => applyingLife(kernel).applyVerdict,
} satisfies Applies
type LifeApplies = typeof lifeApplies
