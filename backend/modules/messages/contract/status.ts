import * as v from 'valibot'

/**
 * Each status of a message with what is true in it; every list of statuses, also in SQL, is made of these. `Moving`:
 * its date is coming. `Asked`: a check of this round has left, or tried to. `Armed`: it is sealed and nothing of it has
 * been handed over. `Resting`: and it has no date, until something happens. `Begun`: its delivery has begun, `Leaving`: and is not done. `Over`: it has come to an end.
 * `Stopped`: somebody ended it.
 */
const traits = {
  draft: [],
  dormant: ['Armed', 'Resting'],
  scheduled: ['Armed', 'Moving'],
  noticed: ['Armed', 'Moving', 'Asked'],
  checked: ['Armed', 'Moving', 'Asked'],
  stalled: ['Armed', 'Moving', 'Asked'],
  held: ['Armed'],
  paused: ['Armed'],
  claimed: ['Begun', 'Leaving'],
  delivering: ['Begun', 'Leaving'],
  delivered: ['Begun', 'Over'],
  undeliverable: ['Begun', 'Over'],
  recalled: ['Over', 'Stopped'],
  cancelled: ['Over', 'Stopped'],
  erased: ['Over', 'Stopped'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type MessageStatus = keyof typeof traits
export const MessageStatus = v.picklist(Object.keys(traits) as MessageStatus[])

type Status = 'new' | MessageStatus
const has =
  (trait: (typeof traits)[MessageStatus][number]) =>
  (status: Status): boolean =>
    status !== 'new' && (traits[status] as readonly string[]).includes(trait)

export const isMoving = has('Moving')
export const isAsked = has('Asked')
export const isArmed = has('Armed')
export const isDormant = has('Resting')
export const isBegun = has('Begun')
export const isLeaving = has('Leaving')
export const isOver = has('Over')
export const isStopped = has('Stopped')
/** Time leads to its date, now or after a pause. */
export const isPausable = (status: Status): boolean => isMoving(status) || status === 'paused'
/** Nothing of it has left, and something but its author may have given it its date: that can be taken away again. */
export const isReturnable = (status: Status): boolean => isPausable(status) || status === 'held' || status === 'claimed'
/** Its author may still change it. */
export const isChangeable = (status: Status): boolean => status === 'draft' || isArmed(status)
/** Recipients have it, or are being handed it. */
export const isHandedOver = (status: Status): boolean => isBegun(status) && status !== 'undeliverable'
/** Time does not move it: what may still come of it by itself is an arrival after all, or its erasure. */
export const isClosed = (status: Status): boolean =>
  status === 'new' || status === 'draft' || isDormant(status) || isOver(status)

/** The statuses for which that is so, as an array for SQL. */
export const statusesThat = (isSo: (status: MessageStatus) => boolean): MessageStatus[] =>
  MessageStatus.options.filter(isSo)
