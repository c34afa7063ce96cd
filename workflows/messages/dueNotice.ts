import { derivedId } from '../../backend/kernel/ids.ts'
import { isOfLife } from '../../backend/modules/messages/armed.ts'
import { isMoving } from '../../backend/modules/messages/contract/status.ts'
import type { Try } from '../../backend/modules/messages/events.ts'
import type { Message } from '../../backend/modules/messages/message.ts'
import { openSlot } from '../../backend/modules/messages/next.ts'
import { noticeIdOf } from './concerned.ts'

/** A check that is to leave: of which message, which one of its round, and which try of it. */
export type Due = {
  readonly state: Message
  readonly slot: number
  readonly attempt: number
  readonly addrIdx: number
  /** How many addresses its author has. */
  readonly addresses: number
  /** Of a try whose answer was lost: it is the same try, with the same mail and the same link. */
  readonly lostId: string
}

/** @number how long checks of one life's messages wait for each other, as a part of a day (half an hour) */
const GATHERED = 1 / 48
export const gatherMs = ({ dayMs }: Pick<Message, 'dayMs'>): number => GATHERED * dayMs

/** Undefined where nothing is to be asked about it now, or somebody else has. */
export const dueOf = (state: Message, addresses: number, now: string): Due | undefined => {
  const open = isMoving(state.status) ? openSlot(state) : undefined
  if (!open || now < open.at) return undefined
  const before = state.notices[open.slot]
  const isLost = before?.state === 'attempted'
  return {
    state,
    slot: open.slot,
    attempt: isLost ? before.attempt : (before?.attempt ?? 0) + 1,
    addrIdx: Math.max(0, Math.min(before?.nextAddrIdx ?? 0, addresses - 1)),
    addresses,
    lostId: isLost ? before.mailId : '',
  }
}
/** Whether it is the same check still. */
export const isFor = (one: Due, other: Due): boolean => one.state.round === other.state.round && one.slot === other.slot

/** A check that was put off or refused is tried again in its own time, and with others whose time is near. */
const isTurn = ({ state, slot }: Due, now: string): boolean => {
  const before = state.notices[slot]
  return !before?.at || before.state === 'attempted' || Date.parse(before.at) <= Date.parse(now) + gatherMs(state)
}

/** Those that are asked about in one mail with this one, in an order that stays; of a lost try, those that it asked about. */
export const groupOf = (due: Due, others: readonly (Due | undefined)[], now: string): readonly Due[] =>
  others
    .filter((each) => each !== undefined)
    .filter((each) => isOfLife(each.state) && each.lostId === due.lostId && each.addrIdx === due.addrIdx)
    .filter((each) => isTurn(each, now))
    .toSorted(
      (a, b) => a.state.dueAt.localeCompare(b.state.dueAt) || a.state.messageId.localeCompare(b.state.messageId),
    )

const voidedOf = ({ state, slot }: Due): number => state.notices[slot]?.voided ?? 0

/** One check alone. */
export const triedOf = (due: Due): Try => {
  const { state, slot, attempt, addrIdx, lostId } = due
  const mailId = lostId || noticeIdOf(state, slot, addrIdx, voidedOf(due))
  return { round: state.round, slot, attempt, mailId, ...(addrIdx > 0 && { addrIdx }) }
}

/** Of a mail that asks about several, by its first. */
export const gatheredIdOf = ({ lostId }: Due, first: Due): string =>
  lostId || derivedId(`checks:${noticeIdOf(first.state, first.slot, first.addrIdx, voidedOf(first))}`)
