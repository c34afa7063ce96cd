import { derivedId } from '../../backend/kernel/ids.ts'
import { isAwaited } from '../../backend/kernel/log/tries.ts'
import { isOfLife } from '../../backend/modules/messages/message/plan.ts'
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
  /**
   * Of a try that was put off, or whose answer was lost: a mailbox may have it, so that it leaves again as the same mail,
   * and with nothing else in it.
   */
  readonly keptId: string
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
  const isPutOff = before?.state === 'deferred' && before.nextAddrIdx === before.addrIdx
  return {
    state,
    slot: open.slot,
    attempt: isLost ? before.attempt : (before?.attempt ?? 0) + 1,
    addrIdx: Math.max(0, Math.min(before?.nextAddrIdx ?? 0, addresses - 1)),
    addresses,
    keptId: isLost || isPutOff ? before.mailId : '',
  }
}
/** Whether a message is asked about by this very try: somebody else may have begun it with another mail, or it is over. */
export const isUnder = ({ status, round, notices }: Message, tried: Try): boolean => {
  const notice = notices[tried.slot]
  return isMoving(status) && round === tried.round && isAwaited(notice, tried) && notice?.mailId === tried.mailId
}

const isTurn = ({ state, slot }: Due, now: string): boolean => {
  const before = state.notices[slot]
  return !before?.at || before.state === 'attempted' || before.at <= now
}

/**
 * Those that are asked about in one mail with this one, in an order that stays. A mail that leaves again leaves once all that
 * are in it may be asked about: none before.
 */
export const groupOf = (due: Due, others: readonly (Due | undefined)[], now: string): readonly Due[] => {
  const group = others
    .filter((each) => each !== undefined)
    .filter((each) => isOfLife(each.state) && each.keptId === due.keptId && each.addrIdx === due.addrIdx)
    .toSorted(
      (a, b) => a.state.dueAt.localeCompare(b.state.dueAt) || a.state.messageId.localeCompare(b.state.messageId),
    )
  const ready = group.filter((each) => isTurn(each, now))
  return due.keptId !== '' && ready.length < group.length ? [] : ready
}

const voidedOf = ({ state, slot }: Due): number => state.notices[slot]?.voided ?? 0

/** One check alone. */
export const triedOf = (due: Due): Try => {
  const { state, slot, attempt, addrIdx, keptId } = due
  const mailId = keptId || noticeIdOf(state, slot, addrIdx, voidedOf(due))
  return { round: state.round, slot, attempt, mailId, ...(addrIdx > 0 && { addrIdx }) }
}

/** Of a mail that asks about several, by all of them: what is another mail to us is to be one to a mailbox. */
export const gatheredIdOf = ({ keptId }: Due, group: readonly Due[]): string => {
  const own = group.map((each) => `${noticeIdOf(each.state, each.slot, each.addrIdx, voidedOf(each))}:${each.attempt}`)
  return keptId || derivedId(`checks:${own.join(':')}`)
}
