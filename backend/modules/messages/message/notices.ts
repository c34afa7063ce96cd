import { noTries, type Tries } from '../../../kernel/log/tries.ts'
import type { NoticeSlot } from '../events.ts'

/** Where the tries of one slot's notice stand; its time is also that of the waiver. */
export type Notice = Omit<Tries, 'state'> & {
  /** `void`: it was taken or tried, and what came later asks for another one. */
  readonly state: Tries['state'] | 'waived' | 'void'
  /** Mails that were taken and count no more: the next one is another mail. */
  readonly voided: number
}
export type Notices = Readonly<Record<number, Notice>>

const unsent: Notice = {
  ...noTries,
  state: 'void',
  attempt: 0,
  mailId: '',
  addrIdx: 0,
  nextAddrIdx: 0,
  at: '',
  voided: 0,
}

/** A notice counts once a transport took it and nothing came back, or once it was lawfully waived. */
export const isDone = (notice: Notice | undefined): boolean =>
  notice?.state === 'accepted' || notice?.state === 'waived'

/** A check left, or may have left: whether it was taken is not always known when its answer comes. */
export const isCheckOut = (notices: Notices): boolean => Object.values(notices).some(({ attempt }) => attempt > 0)

/** Its last try was not taken, and another one has its time. */
export const isWaiting = ({ state }: Notice): boolean =>
  state === 'deferred' || state === 'rejected' || state === 'bounced'

export const lastSlot = (slots: readonly NoticeSlot[]): number | undefined => slots.at(-1)?.slot

/** Changes the notice of a slot and leaves what is not given. */
export const withNotice = (notices: Notices, slot: number, changes: Partial<Notice>): Notices => ({
  ...notices,
  [slot]: { ...unsent, ...notices[slot], ...changes },
})

/** The notice of a slot after what a try of it has come to. */
export const afterTry = (notices: Notices, slot: number, next: (before: Notice) => Tries): Notices =>
  withNotice(notices, slot, next(notices[slot] ?? unsent))

export const voided = (notices: Notices, slot: number): Notices => {
  const had = notices[slot]
  if (!had) return notices
  return withNotice(notices, slot, { state: 'void', at: '', deferrals: 0, voided: had.voided + (isDone(had) ? 1 : 0) })
}

/** Makes void what left after the notice of this slot, which is only taken now: the next one comes a day after it again. */
export const withoutLater = (notices: Notices, slot: number): Notices =>
  Object.keys(notices)
    .map(Number)
    .filter((other) => other > slot)
    .reduce(voided, notices)
