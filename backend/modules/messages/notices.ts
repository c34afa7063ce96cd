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

/** How long no address has taken mail: gaps of at most eight days between refused tries (messages.md §6). */
export type Silence = {
  readonly ms: number
  readonly lastAt: string
  /** Refused tries by address. */
  readonly refused: Readonly<Record<number, number>>
}
export const noSilence: Silence = { ms: 0, lastAt: '', refused: {} }
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

/** One more refusal of an address. Days without a try, and tries that got no answer, count for nothing. */
export const longer = (silence: Silence, addrIdx: number, refusedAt: string | undefined, dayMs: number): Silence => {
  if (!refusedAt) return silence
  const gapMs = silence.lastAt ? Date.parse(refusedAt) - Date.parse(silence.lastAt) : 0
  const isCounted = gapMs > 0 && gapMs <= LONGEST_GAP_DAYS * dayMs
  return {
    ms: silence.ms + (isCounted ? gapMs : 0),
    lastAt: refusedAt,
    refused: { ...silence.refused, [addrIdx]: (silence.refused[addrIdx] ?? 0) + 1 },
  }
}
