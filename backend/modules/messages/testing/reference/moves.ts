import { dayMs as D } from '../history.ts'
import { isIn, never, type Choice, type Claimed, type Mail, type Outcome, type World } from './world.ts'

const ENDED = ['delivered', 'undeliverable', 'recalled', 'cancelled']
type Tried = { readonly round: number; readonly slot: number; readonly attempt: number; readonly addrIdx?: number }

/** What several commands do to it alike. */
export const movesOf = (world: World) => {
  const { is, has, w, lastOf, open, word } = world
  const set = (changes: Partial<typeof is>): Outcome => {
    Object.assign(is, changes)
    return 'done'
  }
  const begin = (chosen: Choice, at: number, isShort: boolean): Outcome => {
    set({ ...never, planned: true, short: isShort })
    w.due = w.promised = Date.parse(chosen.dueAt)
    ;[w.round, w.occurrence, w.choice, w.mails, has.damaged] = [w.round + 1, Math.max(1, w.occurrence), chosen, [], []]
    const one = { slot: 0, at, minWait: Math.max(D / 48, Math.floor((w.due - at) / 2)) }
    w.slots = isShort
      ? [one]
      : [
          { slot: 1, at: w.due - 2 * D, minWait: 1.75 * D },
          { slot: 2, at: w.due - D, minWait: 0.75 * D },
        ]
    return 'done'
  }
  const resume = (at: number): Outcome => {
    if (word() !== 'paused' || !w.choice) return 'nothing'
    if (w.promised < at + 2 * D) return set({ paused: false, held: true })
    return begin({ ...w.choice, dueAt: new Date(w.promised).toISOString() }, at, false)
  }
  const cancel = (at: number): Outcome => {
    w.cancelledAt = at
    return set({ cancelled: true })
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
    const isKept = outcome === 'confirmed' || w.choice?.answerRule === 'always'
    is.confirmed = isKept
    is.held = !isKept
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
  /** Three refusals of each address, and gaps of at most eight days that add up, since the last mail that stayed. */
  const isUnreachable = (addresses: number): boolean => {
    const isBack = ({ slot, attempt }: Mail) =>
      w.mails.some((mail) => mail.how === 'returned' && mail.slot === slot && mail.attempt === attempt)
    const since = w.mails.findLastIndex((mail) => mail.how === 'taken' && !isBack(mail))
    const refused = w.mails.slice(since + 1).filter(({ no }) => no !== undefined)
    const times = refused.map(({ no = 0 }) => no)
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time))
    const silence = gaps.filter((gap) => gap <= 8 * D).reduce((sum, gap) => sum + gap, 0)
    const isEach = Array.from({ length: addresses }, (_, addrIdx) =>
      refused.filter((mail) => mail.addrIdx === addrIdx),
    ).every((all) => all.length >= 3)
    return isEach && w.choice?.preconsentDays != null && silence >= w.choice.preconsentDays * D
  }

  return {
    set,
    begin,
    resume,
    cancel,
    recall,
    required,
    isFinal,
    answer,
    misplaced,
    done,
    onward,
    stall,
    isUnreachable,
  }
}
export type Moves = ReturnType<typeof movesOf>
