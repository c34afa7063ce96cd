import { dayMs as D } from '../history.ts'
import type { NextDate } from '../../decide/complete.ts'
import type { LifeFact } from '../../decide/life.ts'
import type { RecipientFact } from '../../decide/guards.ts'
import { isIn, never, type Choice, type Claimed, type Mail, type Outcome, type World } from './world.ts'

const ENDED = ['delivered', 'undeliverable', 'recalled', 'cancelled', 'erased']
type Asked = { readonly addresses?: number; readonly since?: string | undefined; readonly life?: LifeFact | undefined }
type Tried = { readonly round: number; readonly slot: number; readonly attempt: number; readonly addrIdx?: number }

/** What several commands do to it alike. */
export const movesOf = (world: World) => {
  const { is, has, w, lastOf, open, claim, word } = world
  const set = (changes: Partial<typeof is>): Outcome => {
    Object.assign(is, changes)
    return 'done'
  }
  const begin = (chosen: Choice, at: number, isShort: boolean): Outcome => {
    set({ ...never, planned: true, short: isShort })
    w.due = w.promised = Date.parse(chosen.dueAt)
    ;[w.round, w.occurrence, w.choice, w.mails, has.damaged] = [w.round + 1, Math.max(1, w.occurrence), chosen, [], []]
    ;[w.before, w.restored] = [[], '']
    const one = { slot: 0, at, minWait: Math.max(D / 48, Math.floor((w.due - at) / 2)) }
    w.slots = isShort
      ? [one]
      : [
          { slot: 1, at: w.due - 2 * D, minWait: 1.75 * D },
          { slot: 2, at: w.due - D, minWait: 0.75 * D },
        ]
    return 'done'
  }
  /** Nothing of a date is left. */
  const rest = (): Outcome => {
    ;[w.choice, w.slots, w.mails, w.before, w.due, w.promised, w.back] = [undefined, [], [], [], 0, 0, '']
    return set({ ...never, dormant: true })
  }
  /** Life gave it its date, and takes it away. */
  const goBack = (): Outcome => {
    const held = word() === 'claimed' ? claim() : undefined
    if (held) held.isUndone = true
    if (w.back === 'dormant') return rest()
    w.back = ''
    if (held) return set({ held: true, claimed: false, stalled: true })
    w.before = []
    for (const mail of w.mails) delete mail.no
    return set({ held: true, paused: false, confirmed: false })
  }
  const isOfLife = () => w.back !== ''
  const canGoBack = () =>
    isOfLife() && isIn(['scheduled', 'noticed', 'checked', 'stalled', 'paused', 'held', 'claimed'], word())
  const isGone = (life: LifeFact | undefined) =>
    life !== undefined && (life.isPresumed || life.isConfirmed) && life.seenAt <= life.lastSignAt
  const resume = (at: number, isAuthors: boolean, people: readonly RecipientFact[]): Outcome => {
    if (word() !== 'paused' || !w.choice) return 'nothing'
    const isContacts = w.pausedBy === 'contact'
    const goesOn = isContacts || isOfLife()
    const isNoGood = isUnfit(people) || isToOneself(people, w.choice.answerRule)
    if (isAuthors && !isContacts && isNoGood) return 'refused'
    if (isAuthors) w.pausedBy = 'author'
    if (isUnsendable(people) || (w.promised < at + 2 * D && !goesOn)) return set({ paused: false, held: true })
    const silent = isContacts && !isAuthors ? refused() : []
    const after = begin({ ...w.choice, dueAt: new Date(w.promised).toISOString() }, at, false)
    w.before = silent
    w.due = Math.max(w.due, at + 2 * D)
    return after
  }
  /** Who may be the author's own word, or a contact's: what it delays goes on by itself. */
  const pause = (until: number, by: string): Outcome => {
    if (!(by === 'admin' && is.paused)) w.pausedBy = by
    w.pausedUntil = until
    return set({ paused: true })
  }
  const waitForContact = (until: number, at: number): Outcome => {
    if (until <= at) return 'nothing'
    const held = word() === 'claimed' ? claim() : undefined
    if (held) {
      held.isUndone = true
      set({ claimed: false, stalled: true })
      return pause(until, 'contact')
    }
    if (is.paused && word() === 'paused')
      return w.pausedBy === 'contact' && w.pausedUntil < until ? pause(until, 'contact') : 'nothing'
    const isOpen = isIn(['scheduled', 'noticed', 'checked', 'stalled'], word())
    return isOpen && w.due < until ? pause(until, 'contact') : 'nothing'
  }
  /** Nothing in it, nobody it is for, or somebody who could not open it. */
  const isUnfit = (people: readonly RecipientFact[], { body, media, people: names } = has): boolean =>
    (body.trim() === '' && media.length === 0) ||
    names.length === 0 ||
    people.some(({ hasDeclined, hasVerification }) => !hasDeclined && !hasVerification)
  const isToOneself = (people: readonly RecipientFact[], rule: string | undefined): boolean =>
    rule === 'silent' && people.every(({ isAuthor }) => isAuthor)
  /** What nobody is there to mend: whoever is not known is no obstacle. */
  const isUnsendable = (people: readonly RecipientFact[]): boolean =>
    isUnfit(people) || (people.length === has.people.length && isToOneself(people, w.choice?.answerRule))
  const cancel = (at: number): Outcome => {
    w.cancelledAt = at
    return set({ cancelled: true })
  }
  const erase = (): Outcome => {
    Object.assign(has, { title: '', body: '', words: '', note: '' })
    return set({ erased: true })
  }
  const recall = (last: Claimed): Outcome => {
    const isThis = last.round === w.round && isIn(['claimed', 'delivering', 'delivered', 'undeliverable'], word())
    last.isRecalled = true
    return set({ recalled: is.recalled || isThis })
  }
  /** How long the answer page must have been up: half a day, of a short plan a quarter of its lead. */
  const required = () => (w.slots.length === 1 ? (w.slots[0]?.minWait ?? 0) / 2 : D / 2)
  const isFinal = () => isIn(['claimed', 'delivering', ...ENDED], word())
  /** Whether an answer of this kind lets the message go on. */
  const answer = (outcome: 'held' | 'confirmed'): void => {
    if (canGoBack()) return void goBack()
    const isKept = outcome === 'confirmed' || w.choice?.answerRule === 'always'
    is.confirmed = isKept
    is.held = !isKept && !is.paused
    w.before = []
    for (const mail of w.mails) delete mail.no
  }
  /** What happens to a try whose slot, or whose turn, it is not. */
  const misplaced = (tried: Tried): Outcome | undefined => {
    const last = lastOf(tried.slot)
    const isSettled = last?.attempt === tried.attempt && last.how !== 'begun'
    if (w.round === tried.round && isSettled) return 'nothing'
    const isTurn = isIn(['scheduled', 'noticed', 'stalled'], word()) && open()?.slot === tried.slot
    return w.round === tried.round && isTurn ? undefined : 'refused'
  }
  const done = (mail: Mail): Outcome => {
    const wait = w.slots.find(({ slot }) => slot === mail.slot)?.minWait ?? 0
    const later = w.slots.flatMap(({ slot }) => (slot > mail.slot ? (lastOf(slot) ?? []) : []))
    for (const { slot, attempt, addrIdx } of later) w.mails.push({ slot, attempt, addrIdx, how: 'void', at: 0 })
    w.mails.push(mail)
    is.stalled = false
    w.due = Math.max(w.due, mail.at + wait)
    return 'done'
  }
  /** The next address at once; after the last one a day later, and the date moves by that day. */
  const onward = (
    how: 'put off' | 'refused' | 'returned',
    { slot, attempt, addrIdx = 0 }: Tried,
    addresses: number,
    at: number,
  ) => {
    const isLast = addrIdx + 1 >= addresses
    const before = w.mails.filter((mail) => mail.slot === slot && mail.isLast).length
    const days = before < 14 ? 1 : 7
    w.mails.push({ slot, attempt, addrIdx, how, isLast, isMoved: true, at: isLast ? at + days * D : at })
    return isLast
  }
  const stall = (): void => {
    w.due += D
    is.stalled = true
  }
  /** The refusals since the last mail that stayed. */
  const refused = (): Mail[] => {
    const isBack = ({ slot, attempt }: Mail) =>
      w.mails.some((mail) => mail.how === 'returned' && mail.slot === slot && mail.attempt === attempt)
    const since = w.mails.findLastIndex((mail) => mail.how === 'taken' && !isBack(mail))
    const now = w.mails.slice(since + 1).filter(({ no }) => no !== undefined)
    return since < 0 ? [...w.before, ...now] : now
  }
  /** The next occurrence, which nobody has been reached for any more than for this one. */
  const comeBack = (date: NextDate, at: number): Outcome => {
    if (!w.choice) return 'nothing'
    const silent = refused()
    w.occurrence = date.occurrence
    w.back = ''
    w.tzdb = date.tzdb
    const after = begin({ ...(w.choice.before ?? w.choice), local: date.local, dueAt: date.dueAt }, at, false)
    w.before = silent
    return after
  }
  /** Nobody is left who could answer, and its author had not said that it never goes without them. */
  const isLeft = (life: LifeFact | undefined): boolean =>
    w.choice?.preconsentDays != null && isGone(life) && (life?.isConfirmed || life?.isUnreached || isOfLife())
  /** How each address has kept silent: its refusals, and for how long they go on with no gap over eight days. */
  const silences = (addresses: number, since: number) =>
    Array.from({ length: addresses }, (_, address) => {
      const noes = refused().flatMap(({ addrIdx, no = 0 }) => (addrIdx === address && no > since ? [no] : []))
      const gaps = noes.slice(1).map((no, index) => no - (noes[index] ?? no))
      return { noes, ms: gaps.filter((gap) => gap <= 8 * D).reduce((sum, gap) => sum + gap, 0) }
    })
  const isUnreachable = (addresses: number, since: number, life?: LifeFact): boolean => {
    const days = w.choice?.preconsentDays
    if (days == null) return false
    const areClosed = Array.from({ length: addresses }, (_, address) => address).every((address) =>
      refused().some(({ addrIdx }) => addrIdx === address),
    )
    if (areClosed && isLeft(life)) return true
    return silences(addresses, since).every(({ noes, ms }) => noes.length >= 3 && ms >= days * D)
  }
  /** The weekly try comes sooner where the silence is as long as its author had said before then. */
  const hasten = (addresses: number, since: number, at: number): void => {
    const days = w.choice?.preconsentDays
    const next = w.mails.at(-1)
    const each = silences(addresses, since)
    if (days == null || !next?.isLast || each.some(({ noes }) => noes.length === 0)) return
    const enough = Math.max(...each.map(({ noes, ms }) => (noes.at(-1) ?? 0) + days * D - ms))
    if (enough > at && enough < next.at) next.at = enough
  }
  /** What follows a refusal: nobody is waited for any longer, or the date moves. */
  const settled = (tried: Tried, isLast: boolean, { addresses = 1, since, life }: Asked, at: number): Outcome => {
    const { slot, attempt, addrIdx = 0 } = tried
    if (since !== undefined) hasten(addresses, since ? Date.parse(since) : 0, at)
    const isOver = since !== undefined && isUnreachable(addresses, since ? Date.parse(since) : 0, life)
    if ((isLast || is.stalled) && isOver) return done({ slot, attempt, addrIdx, how: 'waived', at })
    if (isLast) stall()
    return 'done'
  }

  return {
    set,
    rest,
    goBack,
    canGoBack,
    isOfLife,
    isGone,
    begin,
    resume,
    pause,
    waitForContact,
    cancel,
    recall,
    erase,
    required,
    isFinal,
    isUnfit,
    isToOneself,
    isUnsendable,
    answer,
    misplaced,
    done,
    onward,
    comeBack,
    settled,
    hasten,
    isUnreachable,
  }
}
export type Moves = ReturnType<typeof movesOf>
