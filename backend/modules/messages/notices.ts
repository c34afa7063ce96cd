import type { NoticeSlot, Retry, Try } from './events.ts'

/** Where the notice of one slot stands. */
export type Notice = {
  /** `void`: it was taken or tried, and what came later asks for another one. */
  readonly state: 'attempted' | 'accepted' | 'waived' | 'deferred' | 'rejected' | 'bounced' | 'void'
  /** Of all tries of this slot, the last one's number. */
  readonly attempt: number
  readonly mailId: string
  /** When it was accepted or waived, or when to try again. */
  readonly at: string
  /** Which of the author's addresses was tried, or is next. */
  readonly addrIdx: number
  /** Tries in a row that this address put off. */
  readonly tries: number
  /** How often every address had failed. */
  readonly stalls: number
  /** Mails that were taken and count no more: the next one is another mail. */
  readonly voided: number
}
export type Notices = Readonly<Record<number, Notice>>

/** The tries that an address refused since the last mail that was taken, and since the author last answered. */
export type Silence = readonly { readonly addrIdx: number; readonly at: string }[]
export const noSilence: Silence = []
const LONGEST_GAP_DAYS = 8

const unsent: Notice = {
  state: 'void',
  attempt: 0,
  mailId: '',
  at: '',
  addrIdx: 0,
  tries: 0,
  stalls: 0,
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

export const tried = (notices: Notices, { slot, attempt, mailId, addrIdx = 0 }: Try): Notices =>
  withNotice(notices, slot, { state: 'attempted', attempt, mailId, addrIdx, at: '' })

/** A notice that is taken after a later one went out makes that one void: the later one comes a day after it again. */
export const taken = (
  notices: Notices,
  slot: number,
  state: 'accepted' | 'waived',
  changes: Partial<Notice>,
): Notices => {
  const later = Object.keys(notices)
    .map(Number)
    .filter((other) => other > slot)
  const before = later.reduce((all, other) => voided(all, other), notices)
  return withNotice(before, slot, { ...changes, state, tries: 0 })
}

export const voided = (notices: Notices, slot: number): Notices => {
  const had = notices[slot]
  if (!had) return notices
  return withNotice(notices, slot, { state: 'void', at: '', tries: 0, voided: had.voided + (isDone(had) ? 1 : 0) })
}

/** Every address has failed: nobody was told, and the date moves. */
export const isExhausted = ({ nextAddrIdx = 0 }: Retry): boolean => nextAddrIdx === 0

export const refused = (
  notices: Notices,
  { slot, attempt, mailId }: Try,
  state: 'rejected' | 'bounced',
  retry: Retry,
): Notices => {
  const { stalls = 0, voided: before = 0 } = notices[slot] ?? {}
  return withNotice(notices, slot, {
    state,
    attempt,
    mailId,
    at: retry.retryAt,
    addrIdx: retry.nextAddrIdx ?? 0,
    tries: 0,
    stalls: stalls + (isExhausted(retry) ? 1 : 0),
    voided: before + (state === 'bounced' ? 1 : 0),
  })
}

export const deferred = (notices: Notices, { slot, attempt, mailId, addrIdx = 0 }: Try, retry: Retry): Notices => {
  const { tries = 0, stalls = 0 } = notices[slot] ?? {}
  const isSame = retry.nextAddrIdx === undefined
  return withNotice(notices, slot, {
    state: 'deferred',
    attempt,
    mailId,
    at: retry.retryAt,
    addrIdx: retry.nextAddrIdx ?? addrIdx,
    tries: isSame ? tries + 1 : 0,
    stalls: stalls + (retry.nextAddrIdx === 0 ? 1 : 0),
  })
}

/** One more refusal of an address; a try that got no answer is none. */
export const longer = (silence: Silence, addrIdx: number, refusedAt: string | undefined): Silence =>
  refusedAt ? [...silence, { addrIdx, at: refusedAt }] : silence

/**
 * How one address has kept silent since an instant: how often it refused, and for how long in milliseconds. Gaps of at
 * most eight days between its tries add up; longer ones, without a try, count for nothing (ADR 0036).
 */
export const silenceOf = (silence: Silence, addrIdx: number, since: string, dayMs: number) => {
  const times = silence.filter((each) => each.addrIdx === addrIdx && each.at > since).map(({ at }) => Date.parse(at))
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time))
  const counted = gaps.filter((gapMs) => gapMs > 0 && gapMs <= LONGEST_GAP_DAYS * dayMs)
  return { refusals: times.length, ms: counted.reduce((sum, gapMs) => sum + gapMs, 0) }
}
