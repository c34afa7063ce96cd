import type { Inputs, Name } from '../commands.ts'
import { dayMs as D } from '../history.ts'

export type Outcome = 'done' | 'nothing' | 'refused'
export type Mail = {
  readonly slot: number
  readonly attempt: number
  readonly addrIdx: number
  how: 'begun' | 'taken' | 'waived' | 'put off' | 'refused' | 'returned' | 'void'
  at: number
  /** When an address said no. */
  no?: number
  /** It was the last address there is; another one is next. */
  isLast?: boolean
  isMoved?: boolean
}
export type Slot = { readonly slot: number; at: number; readonly minWait: number }
export type Claimed = {
  readonly round: number
  readonly occurrence: number
  hold: number
  released?: number
  isUndone?: boolean
  isRecalled?: boolean
}
export type Choice = Pick<
  Inputs['scheduleMessage'],
  'answerRule' | 'local' | 'zone' | 'dueAt' | 'rule' | 'preconsentDays' | 'lateLimitDays' | 'deliverIfIDie'
> & {
  readonly mode: string
  /** What was chosen before "send it now", which is for once. */
  readonly before?: Choice
}
export type Moment = { readonly at: number; readonly isRefused: boolean }

/** What a command comes to, and what it leaves behind. */
export type Rules<N extends Name> = { readonly [K in N]: (input: Inputs[K], moment: Moment) => Outcome }

export const never = {
  stalled: false,
  held: false,
  paused: false,
  confirmed: false,
  claimed: false,
  released: false,
  dormant: false,
}
export const isIn = (words: readonly string[], word: string) => words.includes(word)

/** What somebody without events knows of a message, and what can be read from it. */
export const newWorld = () => {
  const is = {
    ...never,
    there: false,
    planned: false,
    short: false,
    delivered: false,
    undeliverable: false,
    recalled: false,
    cancelled: false,
    erased: false,
  }
  const has = {
    title: '',
    body: '',
    media: [] as string[],
    words: '',
    people: [] as string[],
    damaged: [] as string[],
    note: '',
  }
  const w = {
    round: 0,
    occurrence: 0,
    due: 0,
    promised: 0,
    pausedUntil: 0,
    pausedBy: 'author',
    /** An answer in a pause. */
    answered: -D,
    /** Tries that were refused before a contact's wait, which count on. */
    before: [] as Mail[],
    cancelledAt: 0,
    tzdb: '',
    /** After which restore this round asks again. */
    restored: '',
    choice: undefined as Choice | undefined,
    /** What it is kept for, and where it goes back to while something of that has given it its date. */
    kept: undefined as
      | { readonly what: string; readonly days: number; readonly preconsentDays: number | null }
      | undefined,
    back: '' as '' | 'dormant' | 'held',
    slots: [] as Slot[],
    mails: [] as Mail[],
  }
  const claims: Claimed[] = []

  const lastOf = (slot: number) => w.mails.findLast((mail) => mail.slot === slot)
  const isDone = ({ slot }: Slot) => isIn(['taken', 'waived'], lastOf(slot)?.how ?? '')
  const open = () => w.slots.find((slot) => !isDone(slot))
  const openAt = ({ slot, at }: Slot) => (slot === 2 ? w.due - D : at)
  const claim = () => claims.findLast(({ isUndone }) => !isUndone)
  const word = () => {
    if (!is.there) return 'new'
    if (is.erased) return 'erased'
    for (const end of ['cancelled', 'recalled', 'delivered', 'undeliverable'] as const) if (is[end]) return end
    if (is.released) return 'delivering'
    for (const stop of ['claimed', 'paused', 'held'] as const) if (is[stop]) return stop
    if (is.dormant) return 'dormant'
    if (!is.planned) return 'draft'
    if (is.stalled) return 'stalled'
    if (w.slots.every(isDone)) return 'checked'
    return w.slots.some(isDone) ? 'noticed' : 'scheduled'
  }
  const next = (): { step: string; at: number } | undefined => {
    const first = open()
    const last = first && lastOf(first.slot)
    const isWaiting = last && isIn(['put off', 'refused', 'returned'], last.how)
    const now = word()
    if (isIn(['scheduled', 'noticed', 'stalled'], now))
      return first && { step: 'notice', at: Math.max(openAt(first), isWaiting ? last.at : 0) }
    if (now === 'checked') return { step: 'claim', at: w.due }
    if (now === 'claimed') return { step: 'release', at: claim()?.hold ?? 0 }
    if (now === 'delivering') return { step: 'complete', at: claim()?.released ?? 0 }
    return now === 'paused' ? { step: 'resume', at: w.pausedUntil } : undefined
  }

  return { is, has, w, claims, lastOf, isDone, open, openAt, claim, word, next }
}
export type World = ReturnType<typeof newWorld>
