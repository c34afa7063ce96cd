import { retryDelayMs } from '../../../../kernel/log/tries.ts'
import { dayMs as D } from '../history.ts'
import type { AuthorName, Name } from '../commands.ts'
import type { Moves } from './moves.ts'
import { isIn, type Rules, type World } from './world.ts'

const HOUR = 3_600_000
const ASKED = ['noticed', 'checked', 'stalled']

/** What activities, the bounce intake and staff ask for. */
export const systemRules = (world: World, moves: Moves) => {
  const { is, has, w, claims, lastOf, isDone, open, openAt, claim, word } = world
  const {
    set,
    begin,
    resume,
    pause,
    waitForContact,
    cancel,
    recall,
    erase,
    required,
    isFinal,
    isUnsendable,
    misplaced,
    done,
    onward,
    comeBack,
    settled,
    hasten,
    isUnreachable,
    goBack,
    rest,
    canGoBack,
    isOfLife,
    isGone,
  } = moves
  const rules: Rules<Exclude<Name, AuthorName>> = {
    resumeInTime: (people, { at }) =>
      word() === 'paused' && at < w.pausedUntil ? 'refused' : resume(at, false, people),
    beginNotice: (tried, { at }) => {
      if (w.round === tried.round && lastOf(tried.slot)?.attempt === tried.attempt) return 'nothing'
      const slot = open()
      if (misplaced(tried) || !slot || at < openAt(slot)) return 'refused'
      w.mails.push({ slot: tried.slot, attempt: tried.attempt, addrIdx: tried.addrIdx ?? 0, how: 'begun', at })
      return 'done'
    },
    acceptNotice: ({ acceptedAt, slot, attempt, addrIdx = 0, ...tried }) =>
      misplaced({ ...tried, slot, attempt }) ??
      done({ slot, attempt, addrIdx, how: 'taken', at: Date.parse(acceptedAt) }),
    deferNotice: ({ smtpCode, addresses = 1, since, life, ...tried }, { at }) => {
      const isNot = misplaced(tried)
      if (isNot) return isNot
      const { slot, attempt, addrIdx = 0 } = tried
      const tries = w.mails.filter((mail) => mail.slot === slot && mail.how !== 'begun')
      const inRow = tries.length - tries.findLastIndex(({ how, isMoved }) => how !== 'put off' || isMoved)
      const isSpoken = smtpCode > 0
      const isOver = inRow >= 15 && onward('put off', tried, addresses, at)
      if (inRow < 15) w.mails.push({ slot, attempt, addrIdx, how: 'put off', at: at + retryDelayMs(inRow, D) })
      if (isSpoken) Object.assign(w.mails.at(-1) ?? {}, { no: at })
      return settled(tried, isOver, { addresses, since, life }, at)
    },
    rejectNotice: ({ addresses = 1, since, life, ...tried }, { at }) => {
      const isNot = misplaced(tried)
      if (isNot) return isNot
      const isLast = onward('refused', tried, addresses, at)
      Object.assign(w.mails.at(-1) ?? {}, { no: at })
      return settled(tried, isLast, { addresses, since, life }, at)
    },
    bounceNotice: ({ addresses = 1, since, life, ...tried }, { at }) => {
      const last = lastOf(tried.slot)
      if (w.round !== tried.round || last?.attempt !== tried.attempt || !isIn(['taken', 'begun'], last.how))
        return 'nothing'
      const isOpen = isIn(['scheduled', 'claimed', ...ASKED], word())
      const isLast = onward('returned', { ...tried, addrIdx: last.addrIdx }, addresses, at)
      Object.assign(w.mails.at(-1) ?? {}, { no: at })
      if (since !== undefined) hasten(addresses, since ? Date.parse(since) : 0, at)
      is.stalled ||= isOpen
      const isTurn = isOpen && word() !== 'claimed' && open()?.slot === tried.slot
      if (isTurn && since !== undefined && isUnreachable(addresses, since ? Date.parse(since) : 0, life))
        return done({ slot: tried.slot, attempt: tried.attempt, addrIdx: last.addrIdx, how: 'waived', at })
      if (isOpen && isLast) w.due += D
      const held = word() === 'claimed' ? claim() : undefined
      if (held) held.isUndone = true
      return set({ claimed: is.claimed && !held })
    },
    waiveNotice: ({ round: ofRound, slot, addresses, since, life }, { at, isRefused }) => {
      const last = lastOf(slot)
      if (w.round === ofRound && last?.how === 'waived') return 'nothing'
      const isTurn = w.round === ofRound && word() === 'stalled' && open()?.slot === slot
      // To ask once more is always lawful.
      if (!isTurn || isRefused || !isUnreachable(addresses, since ? Date.parse(since) : 0, life)) return 'refused'
      return done({ slot, attempt: last?.attempt ?? 0, addrIdx: last?.addrIdx ?? 0, how: 'waived', at })
    },
    slideUnanswerable: ({ round: ofRound, answerableMs }, { at }) => {
      const last = w.slots.at(-1)
      if (w.round !== ofRound || word() !== 'checked' || at < w.due || answerableMs >= required() || !last)
        return 'nothing'
      w.due = Math.max(w.due, at - D) + D
      w.mails.push({ slot: last.slot, attempt: lastOf(last.slot)?.attempt ?? 0, addrIdx: 0, how: 'void', at: 0 })
      return 'done'
    },
    retimeMessage: ({ round: ofRound, dueAt, tzdb: by }, { at }) => {
      if (w.round !== ofRound || w.due !== w.promised || (w.choice && w.tzdb === by)) return 'nothing'
      if (!w.choice || !isIn(['scheduled', ...ASKED], word())) return 'refused'
      const asked = w.slots.filter(isDone)
      const to = Math.max(Date.parse(dueAt), ...asked.map(({ slot, minWait }) => (lastOf(slot)?.at ?? 0) + minWait))
      const moved = to - w.promised
      if (moved === 0) return 'nothing'
      w.tzdb = by
      w.due = w.promised = to
      w.slots = w.slots.map((slot) => ({ ...slot, at: slot.at + moved }))
      const isAnew = asked.length > 0 && Math.abs(moved) > 2 * HOUR
      return isAnew ? begin({ ...w.choice, dueAt: new Date(to).toISOString() }, at, is.short) : 'done'
    },
    reportDamage: ({ round: ofRound, lost }) => {
      const ours = lost.filter((id) => has.media.includes(id))
      if (w.round !== ofRound || ours.every((id) => has.damaged.includes(id))) return 'nothing'
      has.damaged = [...new Set([...has.damaged, ...ours])]
      return 'done'
    },
    claimDelivery: ({ round: ofRound, dbAt, answerableMs, lost, people, next, waitsUntil = '', life }, { at }) => {
      const wait = waitsUntil ? Date.parse(waitsUntil) : 0
      const isLate = w.choice?.lateLimitDays !== undefined && at - w.promised > w.choice.lateLimitDays * D
      if (w.round === ofRound && claim()?.round === w.round) return 'nothing'
      if ((isLate || isUnsendable(people)) && word() === 'held' && w.round === ofRound) return 'nothing'
      if (word() === 'paused' && w.round === ofRound && at < wait) return 'nothing'
      if (w.round === ofRound && (word() === 'dormant' || (word() === 'held' && life && !isGone(life))))
        return 'nothing'
      const seconds = Math.abs(at - Date.parse(dbAt)) / 1_000
      if (w.round !== ofRound || word() !== 'checked' || seconds > 5) return 'refused'
      if (isOfLife() && !isGone(life)) return goBack()
      if (at < w.due || Date.parse(dbAt) < w.due) return 'refused'
      if (at < wait) return waitForContact(wait, at)
      if (answerableMs < required()) return 'refused'
      if (isLate && next && w.slots.some(({ slot }) => lastOf(slot)?.how === 'waived')) return comeBack(next, at)
      if (isLate || isUnsendable(people)) return set({ held: true })
      const isEmpty = has.body.trim() === '' && has.media.every((id) => lost.includes(id))
      if (lost.length > 0 && (isEmpty || at < w.due + D)) return 'refused'
      if (claims.some((one) => one.occurrence === w.occurrence && !one.isUndone)) return 'refused'
      claims.push({ round: w.round, occurrence: w.occurrence, hold: at + D / 24 })
      return set({ claimed: true })
    },
    releaseDelivery: ({ occurrence: of, waitsUntil = '', life }, { at }) => {
      const held = claim()
      if (word() !== 'claimed' || !held || held.occurrence !== of) return 'nothing'
      if (isOfLife() && !isGone(life)) return goBack()
      if (waitsUntil && at < Date.parse(waitsUntil)) return waitForContact(Date.parse(waitsUntil), at)
      if (at < held.hold) return 'refused'
      held.released = at
      return set({ released: true })
    },
    completeOccurrence: ({ occurrence: of, ok, failed, next: date }, { at }) => {
      const isLate = word() === 'undeliverable' && ok > 0
      if ((word() !== 'delivering' && !isLate) || claim()?.occurrence !== of || !w.choice) return 'nothing'
      if (ok + failed < 1) return 'refused'
      set({ released: false, claimed: false, undeliverable: false })
      if (date) return comeBack(date, at)
      return set(ok > 0 ? { delivered: true } : { undeliverable: true })
    },
    withdrawClaim: () => {
      const held = claim()
      if (word() !== 'claimed' || !held) return 'nothing'
      held.isUndone = true
      return set({ claimed: false, stalled: true })
    },
    triggerMessage: ({ life, date }, { at }) => {
      if (isOfLife()) return 'nothing'
      const isHeld = word() === 'held' && w.choice?.deliverIfIDie === true
      const isMeant = w.kept?.what === 'either' || (w.kept?.what === 'both' && life.isPresumed && life.isConfirmed)
      if (!isGone(life) || !(isHeld || (word() === 'dormant' && isMeant))) return 'refused'
      const earliest = at + (isHeld ? 2 : (w.kept?.days ?? 2)) * D
      const moved = { ...date, dueAt: new Date(Math.max(Date.parse(date.dueAt), earliest)).toISOString() }
      if (!isHeld || w.promised < earliest) w.tzdb = date.tzdb
      w.back = isHeld ? 'held' : 'dormant'
      if (isHeld && w.choice)
        return begin(
          { ...w.choice, ...(w.promised < earliest ? moved : { dueAt: new Date(w.promised).toISOString() }) },
          at,
          false,
        )
      const ours = {
        mode: 'posthumous',
        answerRule: 'silent',
        zone: '',
        preconsentDays: w.kept?.preconsentDays ?? null,
      } as const
      return begin({ ...ours, ...moved }, at, false)
    },
    returnMessage: ({ of }) => (of === 'life' && canGoBack() ? goBack() : 'nothing'),
    returnDelivered: ({ links }, { at }) => {
      const last = claim()
      const isOut = isIn(['delivering', 'delivered', 'undeliverable'], word())
      if (!isOfLife() || w.choice?.rule || !isOut || last?.released === undefined) return 'nothing'
      if (links.every(({ isOpened }) => isOpened) || at > last.released + D) return 'nothing'
      ;[last.isUndone, last.released] = [true, undefined]
      w.occurrence += 1
      set({ claimed: false, released: false, delivered: false, undeliverable: false })
      if (w.back === 'dormant') return rest()
      w.back = ''
      return set({ held: true, stalled: true })
    },
    askAnew: ({ restoredAt }, { at }) => {
      const held = word() === 'claimed' ? claim() : undefined
      const isAsked = isIn(['scheduled', ...ASKED], word()) && w.choice?.answerRule === 'silent'
      if (!w.choice || w.restored === restoredAt || !(held || isAsked)) return 'nothing'
      if (held) held.isUndone = true
      const due = Math.max(w.due, at + 2 * D)
      begin({ ...w.choice, dueAt: new Date(w.promised).toISOString() }, at, false)
      ;[w.due, w.restored] = [due, restoredAt]
      return 'done'
    },
    pauseByStaff: ({ days }, { at }) => {
      const until = at + Math.min(days, 30) * D
      if (!isIn(['scheduled', 'paused', ...ASKED], word())) return 'refused'
      if (is.paused && w.pausedUntil >= until) return 'nothing'
      return pause(until, 'admin')
    },
    pauseByContact: ({ until }, { at }) => waitForContact(Date.parse(until), at),
    noteMessage: ({ note }) => {
      if (!is.there || is.erased) return 'refused'
      if (has.note === note) return 'nothing'
      has.note = note
      return 'done'
    },
    cancelForErasure: ({ ownerId }, { at }) =>
      ownerId !== 'ana' || isFinal() || isIn(['new', 'draft'], word()) ? 'nothing' : cancel(at),
    takeBackUnopened: ({ ownerId }) => {
      const last = claim()
      return ownerId !== 'ana' || is.erased || !last || last.isRecalled ? 'nothing' : recall(last)
    },
    eraseMessage: ({ ownerId, isGiven }) => {
      const isKept = isGiven || isIn(['new', 'claimed', 'delivering', 'delivered'], word())
      return ownerId !== 'ana' || isKept || is.erased ? 'nothing' : erase()
    },
    eraseCancelled: (_, { at }) => {
      const isGiven = claims.some(({ released }) => released !== undefined)
      if (word() !== 'cancelled' || isGiven) return 'nothing'
      return at < w.cancelledAt + 30 * D ? 'refused' : erase()
    },
  }
  return rules
}
