import { retryDelayMs } from '../../../kernel/decider.ts'
import { isAuthors, type Command, type Inputs, type Name } from './commands.ts'
import { dayMs as D } from './history.ts'

export type Outcome = 'done' | 'nothing' | 'refused'
type Mail = {
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
type Slot = { readonly slot: number; at: number; readonly minWait: number }
type Claimed = {
  readonly round: number
  readonly occurrence: number
  hold: number
  released?: number
  isUndone?: boolean
  isRecalled?: boolean
}
type Choice = Pick<
  Inputs['scheduleMessage'],
  'mode' | 'answerRule' | 'local' | 'zone' | 'dueAt' | 'rule' | 'preconsentDays' | 'lateLimitDays'
>
type Moment = { readonly at: number; readonly isRefused: boolean }

const HOUR = 3_600_000
const never = { stalled: false, held: false, paused: false, confirmed: false, claimed: false, released: false }
const ENDED = ['delivered', 'undeliverable', 'recalled', 'cancelled']
const ASKED = ['noticed', 'checked', 'stalled']
/** What an author chose: chosen again, it is no other choice. */
const choiceIn = ({ mode, answerRule, local, zone, dueAt, rule, preconsentDays, lateLimitDays }: Choice) =>
  JSON.stringify([mode, answerRule, local, zone, dueAt, rule?.every, rule?.count, preconsentDays, lateLimitDays])
const isIn = (words: readonly string[], word: string) => words.includes(word)

/**
 * A message as somebody without events would keep it: lists and booleans, after messages.md §3, §5 and §6. It shares no
 * rule with the decisions, so that where the two differ one of them is mistaken.
 */
export const newReference = () => {
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
  const has = { title: '', body: '', media: [] as string[], people: [] as string[], damaged: [] as string[] }
  let [round, occurrence, due, promised, pausedUntil, cancelledAt, tzdb] = [0, 0, 0, 0, 0, 0, '']
  let choice: Choice | undefined
  let slots: Slot[] = []
  let mails: Mail[] = []
  const claims: Claimed[] = []

  const lastOf = (slot: number) => mails.findLast((mail) => mail.slot === slot)
  const isDone = ({ slot }: Slot) => isIn(['taken', 'waived'], lastOf(slot)?.how ?? '')
  const open = () => slots.find((slot) => !isDone(slot))
  const openAt = ({ slot, at }: Slot) => (slot === 2 ? due - D : at)
  const claim = () => claims.findLast(({ isUndone }) => !isUndone)
  const word = () => {
    if (!is.there) return 'new'
    for (const end of ['cancelled', 'recalled', 'delivered', 'undeliverable'] as const) if (is[end]) return end
    if (is.released) return 'delivering'
    for (const stop of ['claimed', 'paused', 'held'] as const) if (is[stop]) return stop
    if (!is.planned) return 'draft'
    if (is.stalled) return 'stalled'
    if (slots.every(isDone)) return 'checked'
    return slots.some(isDone) ? 'noticed' : 'scheduled'
  }
  const next = (): { step: string; at: number } | undefined => {
    const first = open()
    const last = first && lastOf(first.slot)
    const isWaiting = last && isIn(['put off', 'refused', 'returned'], last.how)
    const now = word()
    if (isIn(['scheduled', 'noticed', 'stalled'], now))
      return first && { step: 'notice', at: Math.max(openAt(first), isWaiting ? last.at : 0) }
    if (now === 'checked') return { step: 'claim', at: due }
    if (now === 'claimed') return { step: 'release', at: claim()?.hold ?? 0 }
    if (now === 'delivering') return { step: 'complete', at: claim()?.released ?? 0 }
    return now === 'paused' ? { step: 'resume', at: pausedUntil } : undefined
  }

  const set = (changes: Partial<typeof is>): Outcome => {
    Object.assign(is, changes)
    return 'done'
  }
  const begin = (chosen: Choice, at: number, isShort: boolean): Outcome => {
    set({ ...never, planned: true, short: isShort })
    due = promised = Date.parse(chosen.dueAt)
    ;[round, occurrence, choice, mails, has.damaged] = [round + 1, Math.max(1, occurrence), chosen, [], []]
    const one = { slot: 0, at, minWait: Math.max(D / 48, Math.floor((due - at) / 2)) }
    slots = isShort
      ? [one]
      : [
          { slot: 1, at: due - 2 * D, minWait: 1.75 * D },
          { slot: 2, at: due - D, minWait: 0.75 * D },
        ]
    return 'done'
  }
  const resume = (at: number): Outcome => {
    if (word() !== 'paused' || !choice) return 'nothing'
    if (promised < at + 2 * D) return set({ paused: false, held: true })
    return begin({ ...choice, dueAt: new Date(promised).toISOString() }, at, false)
  }
  const cancel = (at: number): Outcome => {
    cancelledAt = at
    return set({ cancelled: true })
  }
  const recall = (last: Claimed): Outcome => {
    const isThis = last.round === round && isIn(['claimed', 'delivering', 'delivered', 'undeliverable'], word())
    last.isRecalled = true
    return set({ recalled: is.recalled || isThis })
  }
  /** How long the answer page must have been up: half a day, of a short plan a quarter of its lead. */
  const required = () => (slots.length === 1 ? (slots[0]?.minWait ?? 0) / 2 : D / 2)
  const isFinal = () => isIn(['claimed', 'delivering', ...ENDED], word())
  /** Whether an answer of this kind lets the message go on. */
  const answer = (outcome: 'held' | 'confirmed'): void => {
    const isKept = outcome === 'confirmed' || choice?.answerRule === 'always'
    is.confirmed = isKept
    is.held = !isKept
  }
  type Tried = { readonly round: number; readonly slot: number; readonly attempt: number; readonly addrIdx?: number }
  /** What happens to a try whose slot, or whose turn, it is not. */
  const misplaced = (tried: Tried): Outcome | undefined => {
    const last = lastOf(tried.slot)
    const isSettled = last?.attempt === tried.attempt && last.how !== 'begun'
    if (round === tried.round && isSettled) return 'nothing'
    const isTurn = isIn(['scheduled', 'noticed', 'stalled'], word()) && open()?.slot === tried.slot
    return round === tried.round && isTurn ? undefined : 'refused'
  }
  const done = (mail: Mail): Outcome => {
    const wait = slots.find(({ slot }) => slot === mail.slot)?.minWait ?? 0
    const later = slots.flatMap(({ slot }) => (slot > mail.slot ? (lastOf(slot) ?? []) : []))
    for (const { slot, attempt, addrIdx } of later) mails.push({ slot, attempt, addrIdx, how: 'void', at: 0 })
    mails.push(mail)
    is.stalled = false
    due = Math.max(due, mail.at + wait)
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
    const before = mails.filter((mail) => mail.slot === slot && mail.isLast).length
    const days = before < 14 ? 1 : 7
    mails.push({ slot, attempt, addrIdx, how, isLast, isMoved: true, at: isLast ? at + days * D : at })
    return isLast
  }
  const stall = (): void => {
    due += D
    is.stalled = true
  }
  /** Three refusals of each address, and gaps of at most eight days that add up, since the last mail that stayed. */
  const isUnreachable = (addresses: number): boolean => {
    const isBack = ({ slot, attempt }: Mail) =>
      mails.some((mail) => mail.how === 'returned' && mail.slot === slot && mail.attempt === attempt)
    const since = mails.findLastIndex((mail) => mail.how === 'taken' && !isBack(mail))
    const refused = mails.slice(since + 1).filter(({ no }) => no !== undefined)
    const times = refused.map(({ no = 0 }) => no)
    const gaps = times.slice(1).map((time, index) => time - (times[index] ?? time))
    const silence = gaps.filter((gap) => gap <= 8 * D).reduce((sum, gap) => sum + gap, 0)
    const isEach = Array.from({ length: addresses }, (_, addrIdx) =>
      refused.filter((mail) => mail.addrIdx === addrIdx),
    ).every((all) => all.length >= 3)
    return isEach && choice?.preconsentDays != null && silence >= choice.preconsentDays * D
  }

  const rules: { readonly [N in Name]: (input: Inputs[N], moment: Moment) => Outcome } = {
    createDraft: ({ isVerified, title = '' }) => {
      if (is.there || !isVerified) return is.there ? 'nothing' : 'refused'
      Object.assign(has, { title })
      return set({ there: true })
    },
    copyMessage: ({ source }) => {
      if (is.there) return 'nothing'
      Object.assign(has, { title: source.title, body: source.body, people: source.recipientIds })
      return set({ there: true })
    },
    editMessage: ({ title = has.title, body = has.body, media, recipients }) => {
      const mediaIds = media?.map(({ mediaId }) => mediaId) ?? has.media
      const people = recipients?.map(({ recipientId }) => recipientId) ?? has.people
      const isUnready = media?.some(({ mediaId, state }) => state !== 'ready' && !has.media.includes(mediaId))
      if (isFinal() || title.length > 200 || isUnready || recipients?.some(({ hasDeclined }) => hasDeclined))
        return 'refused'
      const after = { title, body, media: mediaIds, people, damaged: has.damaged.filter((id) => mediaIds.includes(id)) }
      if (JSON.stringify(after) === JSON.stringify(has)) return 'nothing'
      if (isIn(ASKED, word())) answer('held')
      Object.assign(has, after)
      return 'done'
    },
    scheduleMessage: (input, { at }) => {
      const { mode, answerRule, rule, dueAt, recipients, isReauthenticated, preconsentDays } = input
      const usual = mode === 'fixed' && answerRule === 'silent' ? 60 : undefined
      const chosen = { ...input, preconsentDays: preconsentDays ?? usual }
      const lead = Date.parse(dueAt) - at
      const isSame = choice && choiceIn(choice) === choiceIn(chosen)
      if (isFinal() || (mode === 'recurring') !== (rule !== undefined) || preconsentDays === 29) return 'refused'
      if (isSame && !isIn(['draft', 'held', 'paused'], word())) return 'nothing'
      if (!input.isVerified || (!has.body && has.media.length === 0) || has.people.length === 0) return 'refused'
      if (recipients.some(({ hasVerification }) => !hasVerification) || lead < D / 24) return 'refused'
      if (answerRule === 'silent' && (lead < 2 * D || recipients.every(({ isAuthor }) => isAuthor))) return 'refused'
      if (lead < 2 * D && !isReauthenticated) return 'refused'
      tzdb = input.tzdb
      return begin(chosen, at, lead < 2 * D)
    },
    respond: ({ outcome, round: ofRound = round }) => {
      if (ofRound !== round || isIn(['claimed', 'delivering', 'delivered', 'undeliverable'], word())) return 'refused'
      const isKept = outcome === 'confirmed' || choice?.answerRule === 'always'
      if (!isIn(ASKED, word()) || (isKept && is.confirmed)) return 'nothing'
      answer(outcome)
      return 'done'
    },
    pauseMessage: ({ until }, { at }) => {
      const to = Date.parse(until)
      if (!isIn(['scheduled', 'paused', ...ASKED], word())) return 'refused'
      if (is.paused && to === pausedUntil) return 'nothing'
      if (to <= at || to > at + 365 * D) return 'refused'
      pausedUntil = to
      return set({ paused: true })
    },
    resumeMessage: (_, { at }) => (isFinal() ? 'refused' : resume(at)),
    resumeInTime: (_, { at }) => (word() === 'paused' && at < pausedUntil ? 'refused' : resume(at)),
    cancelMessage: ({ round: ofRound = round }, { at }) => {
      if (isIn(['cancelled', 'recalled'], word())) return 'nothing'
      return ofRound !== round || isFinal() ? 'refused' : cancel(at)
    },
    restoreMessage: (_, { at }) => {
      if (word() !== 'cancelled') return word() === 'draft' ? 'nothing' : 'refused'
      if (is.erased || at > cancelledAt + 30 * D) return 'refused'
      ;[choice, slots, mails, due, promised] = [undefined, [], [], 0, 0]
      return set({ ...never, cancelled: false, planned: false })
    },
    releaseHold: (release, { at }) => {
      if (isIn(['scheduled', 'noticed', 'checked'], word()) && (release.how === 'now' ? is.short : is.confirmed))
        return 'nothing'
      if (!choice || word() !== 'held') return 'refused'
      if (release.how === 'keep_date' && due <= at) return 'refused'
      if (release.how === 'keep_date') return set({ held: false, stalled: false, confirmed: true })
      const { local, dueAt, isReauthenticated } = release
      return isReauthenticated
        ? begin({ ...choice, preconsentDays: undefined, answerRule: 'always', local, dueAt }, at, true)
        : 'refused'
    },
    recallMessage: (_, { at }) => {
      const last = claim()
      if (!last || last.isRecalled) return last ? 'nothing' : 'refused'
      return last.released !== undefined && at > last.released + D ? 'refused' : recall(last)
    },
    beginNotice: (tried, { at }) => {
      if (round === tried.round && lastOf(tried.slot)?.attempt === tried.attempt) return 'nothing'
      const slot = open()
      if (misplaced(tried) || !slot || at < openAt(slot)) return 'refused'
      mails.push({ slot: tried.slot, attempt: tried.attempt, addrIdx: tried.addrIdx ?? 0, how: 'begun', at })
      return 'done'
    },
    acceptNotice: ({ acceptedAt, slot, attempt, addrIdx = 0, ...tried }) =>
      misplaced({ ...tried, slot, attempt }) ??
      done({ slot, attempt, addrIdx, how: 'taken', at: Date.parse(acceptedAt) }),
    deferNotice: ({ smtpCode, addresses = 1, ...tried }, { at }) => {
      const isNot = misplaced(tried)
      if (isNot) return isNot
      const { slot, attempt, addrIdx = 0 } = tried
      const tries = mails.filter((mail) => mail.slot === slot && mail.how !== 'begun')
      const inRow = tries.length - tries.findLastIndex(({ how, isMoved }) => how !== 'put off' || isMoved)
      const isSpoken = smtpCode > 0
      const isOver = inRow >= 15 && onward('put off', tried, addresses, at)
      if (isOver) stall()
      if (inRow < 15) mails.push({ slot, attempt, addrIdx, how: 'put off', at: at + retryDelayMs(inRow, D) })
      if (isSpoken) Object.assign(mails.at(-1) ?? {}, { no: at })
      return 'done'
    },
    rejectNotice: ({ addresses = 1, ...tried }, { at }) => {
      const isNot = misplaced(tried)
      if (isNot) return isNot
      if (onward('refused', tried, addresses, at)) stall()
      Object.assign(mails.at(-1) ?? {}, { no: at })
      return 'done'
    },
    bounceNotice: ({ addresses = 1, ...tried }, { at }) => {
      const last = lastOf(tried.slot)
      if (round !== tried.round || last?.attempt !== tried.attempt || !isIn(['taken', 'begun'], last.how))
        return 'nothing'
      const isOpen = isIn(['scheduled', 'claimed', ...ASKED], word())
      const isLast = onward('returned', { ...tried, addrIdx: last.addrIdx }, addresses, at)
      Object.assign(mails.at(-1) ?? {}, { no: at })
      if (isOpen && isLast) due += D
      is.stalled ||= isOpen
      const held = word() === 'claimed' ? claim() : undefined
      if (held) held.isUndone = true
      return set({ claimed: is.claimed && !held })
    },
    waiveNotice: ({ round: ofRound, slot, addresses }, { at, isRefused }) => {
      const last = lastOf(slot)
      if (round === ofRound && last?.how === 'waived') return 'nothing'
      const isTurn = round === ofRound && word() === 'stalled' && open()?.slot === slot
      // To ask once more is always lawful.
      if (!isTurn || isRefused || !isUnreachable(addresses)) return 'refused'
      return done({ slot, attempt: last?.attempt ?? 0, addrIdx: last?.addrIdx ?? 0, how: 'waived', at })
    },
    slideUnanswerable: ({ round: ofRound, answerableMs }, { at }) => {
      const last = slots.at(-1)
      if (round !== ofRound || word() !== 'checked' || at < due || answerableMs >= required() || !last) return 'nothing'
      due = Math.max(due, at - D) + D
      mails.push({ slot: last.slot, attempt: lastOf(last.slot)?.attempt ?? 0, addrIdx: 0, how: 'void', at: 0 })
      return 'done'
    },
    retimeMessage: ({ round: ofRound, dueAt, tzdb: by }, { at }) => {
      if (round !== ofRound || due !== promised || (choice && tzdb === by)) return 'nothing'
      if (!choice || !isIn(['scheduled', ...ASKED], word())) return 'refused'
      const asked = slots.filter(isDone)
      const to = Math.max(Date.parse(dueAt), ...asked.map(({ slot, minWait }) => (lastOf(slot)?.at ?? 0) + minWait))
      const moved = to - promised
      if (moved === 0) return 'nothing'
      tzdb = by
      due = promised = to
      slots = slots.map((slot) => ({ ...slot, at: slot.at + moved }))
      const isAnew = asked.length > 0 && Math.abs(moved) > 2 * HOUR
      return isAnew ? begin({ ...choice, dueAt: new Date(to).toISOString() }, at, is.short) : 'done'
    },
    reportDamage: ({ round: ofRound, lost }) => {
      const ours = lost.filter((id) => has.media.includes(id))
      if (round !== ofRound || ours.every((id) => has.damaged.includes(id))) return 'nothing'
      has.damaged = ours
      return 'done'
    },
    claimDelivery: ({ round: ofRound, dbAt, answerableMs, lost }, { at }) => {
      const isLate = choice?.lateLimitDays !== undefined && at - promised > choice.lateLimitDays * D
      if (round === ofRound && claim()?.round === round) return 'nothing'
      if (isLate && word() === 'held' && round === ofRound) return 'nothing'
      const seconds = Math.abs(at - Date.parse(dbAt)) / 1_000
      if (round !== ofRound || word() !== 'checked' || seconds > 5 || at < due || Date.parse(dbAt) < due)
        return 'refused'
      if (answerableMs < required()) return 'refused'
      if (isLate) return set({ held: true })
      const isEmpty = has.body.trim() === '' && has.media.every((id) => lost.includes(id))
      if (lost.length > 0 && (isEmpty || at < due + D)) return 'refused'
      if (claims.some((one) => one.occurrence === occurrence && !one.isUndone)) return 'refused'
      claims.push({ round, occurrence, hold: at + D / 24 })
      return set({ claimed: true })
    },
    releaseDelivery: ({ occurrence: of }, { at }) => {
      const held = claim()
      if (word() !== 'claimed' || !held || held.occurrence !== of) return 'nothing'
      if (at < held.hold) return 'refused'
      held.released = at
      return set({ released: true })
    },
    completeOccurrence: ({ occurrence: of, ok, failed, next: date }, { at }) => {
      const isLate = word() === 'undeliverable' && ok > 0
      if ((word() !== 'delivering' && !isLate) || claim()?.occurrence !== of || !choice) return 'nothing'
      if (ok + failed < 1) return 'refused'
      set({ released: false, claimed: false, undeliverable: false })
      if (date) {
        occurrence = date.occurrence
        tzdb = date.tzdb
        return begin({ ...choice, local: date.local, dueAt: date.dueAt }, at, false)
      }
      return set(ok > 0 ? { delivered: true } : { undeliverable: true })
    },
    withdrawClaim: () => {
      const held = claim()
      return word() === 'claimed' && held ? recall(held) : 'nothing'
    },
    cancelForErasure: ({ ownerId }, { at }) =>
      ownerId !== 'ana' || isFinal() || isIn(['new', 'draft'], word()) ? 'nothing' : cancel(at),
    takeBackUnopened: ({ ownerId }) => {
      const last = claim()
      return ownerId !== 'ana' || is.erased || !last || last.isRecalled ? 'nothing' : recall(last)
    },
    eraseMessage: ({ ownerId, isGiven }) => {
      const isKept = isGiven || isIn(['new', 'claimed', 'delivering', 'delivered'], word())
      if (ownerId !== 'ana' || isKept || is.erased) return 'nothing'
      Object.assign(has, { title: '', body: '' })
      return set({ erased: true, cancelled: true })
    },
  }

  /** What a command comes to at `at` when `by` gives it; and it has come to it. */
  const tell = <N extends Name>(
    { name, input }: Command<N>,
    { by, ...moment }: Moment & { readonly by: string },
  ): Outcome => {
    const isFirst = name === 'createDraft' || name === 'copyMessage'
    const isStranger = isAuthors(name) && (is.there ? by !== 'ana' : !isFirst)
    return isStranger ? 'refused' : rules[name](input, moment)
  }
  const seen = () => ({
    status: word(),
    next: next(),
    claimsN: claims.length,
    ...(choice && { isConfirmed: is.confirmed, round, occurrence, due, promised }),
  })
  return { tell, seen }
}
