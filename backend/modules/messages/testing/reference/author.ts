import { dayMs as D } from '../history.ts'
import type { AuthorName } from '../commands.ts'
import type { Moves } from './moves.ts'
import { isIn, never, type Choice, type Rules, type World } from './world.ts'

const ASKED = ['noticed', 'checked', 'stalled']
/** What an author chose: chosen again, it is no other choice. */
const choiceIn = ({ mode, answerRule, local, zone, dueAt, rule, ...days }: Choice) =>
  JSON.stringify([
    [mode, answerRule, local, zone, dueAt, rule?.every, rule?.count],
    [days.preconsentDays, days.lateLimitDays, days.deliverIfIDie],
  ])

/** What the author asks for. */
export const authorRules = (world: World, moves: Moves) => {
  const { is, has, w, claim, claims, word } = world
  const { set, begin, resume, pause, cancel, recall, isFinal, isUnfit, isToOneself, answer, rest, goBack, canGoBack } =
    moves
  const rules: Rules<AuthorName> = {
    createDraft: ({ title = '' }) => {
      if (is.there) return 'nothing'
      Object.assign(has, { title })
      return set({ there: true })
    },
    copyMessage: ({ source }) => {
      if (is.there) return 'nothing'
      Object.assign(has, { title: source.title, body: source.body, people: source.recipientIds })
      return set({ there: true })
    },
    editMessage: ({ title = has.title, body = has.body, media, transcript, recipients, people: known = [] }) => {
      const mediaIds = media?.map(({ mediaId }) => mediaId) ?? has.media
      const people = recipients?.map(({ recipientId }) => recipientId) ?? has.people
      const isUnready = media?.some(({ mediaId, state }) => state !== 'ready' && !has.media.includes(mediaId))
      const isUnheard = transcript && (mediaIds.length === 0 || transcript.lines.some(({ atMs = 0 }) => atMs >= 4_000))
      if (
        isFinal() ||
        title.length > 200 ||
        isUnready ||
        isUnheard ||
        recipients?.some(({ hasDeclined }) => hasDeclined)
      )
        return 'refused'
      const after = {
        title,
        body,
        media: mediaIds,
        words: mediaIds.length > 0 ? (transcript?.text ?? has.words) : '',
        people,
        damaged: has.damaged.filter((id) => mediaIds.includes(id)),
        note: has.note,
      }
      if (JSON.stringify(after) === JSON.stringify(has)) return 'nothing'
      const facts = recipients ?? known
      const isNoGood =
        isUnfit(facts, after) ||
        isToOneself(facts, w.kept && (is.dormant || w.back === 'dormant') ? 'silent' : w.choice?.answerRule)
      if (word() !== 'draft' && isNoGood) return 'refused'
      if (isIn(ASKED, word())) answer('held')
      Object.assign(has, after)
      return 'done'
    },
    scheduleMessage: (input, { at }) => {
      const { mode, answerRule, rule, dueAt, recipients, isReauthenticated, preconsentDays = 60 } = input
      const chosen = { ...input, preconsentDays }
      const lead = Date.parse(dueAt) - at
      const isSame = w.choice && choiceIn(w.choice) === choiceIn(chosen)
      if (isFinal() || (mode === 'recurring') !== (rule !== undefined) || preconsentDays === 29) return 'refused'
      if (isSame && !isIn(['draft', 'held', 'paused'], word())) return 'nothing'
      if (!input.isVerified || isUnfit(recipients) || isToOneself(recipients, answerRule)) return 'refused'
      if (lead < D / 24 || (answerRule === 'silent' && lead < 2 * D)) return 'refused'
      if (lead < 2 * D && !isReauthenticated) return 'refused'
      w.tzdb = input.tzdb
      w.back = ''
      return begin(chosen, at, lead < 2 * D)
    },
    armMessage: (input) => {
      const { recipients, lifePlan, contactIds } = input
      if (isFinal()) return 'refused'
      const { trigger = 'either', delayDays = 2 } = input.mode === 'posthumous' ? input : { trigger: 'milestone' }
      const isPosthumous = input.mode === 'posthumous'
      const days = isPosthumous ? (lifePlan?.preconsentDays ?? null) : 60
      const isStuck = isPosthumous && (!lifePlan || (trigger === 'both' && days === null))
      if (isStuck || contactIds.length === 0) return 'refused'
      const kept = { what: trigger, days: delayDays, preconsentDays: days }
      if (is.dormant && word() === 'dormant' && JSON.stringify(kept) === JSON.stringify(w.kept)) return 'nothing'
      if (isUnfit(recipients) || isToOneself(recipients, 'silent')) return 'refused'
      w.kept = kept
      return rest()
    },
    respond: ({ outcome, round: ofRound = w.round }, { at }) => {
      if (ofRound === w.round && canGoBack()) return goBack()
      if (ofRound !== w.round || isIn(['claimed', 'delivering', 'delivered', 'undeliverable'], word())) return 'refused'
      const isKept = outcome === 'confirmed' || w.choice?.answerRule === 'always'
      if (word() === 'paused') {
        if (at < w.answered + D / 24) return 'nothing'
        w.answered = at
        answer(outcome)
        return 'done'
      }
      const isAsked = isIn(ASKED, word()) || (word() === 'scheduled' && w.mails.length > 0)
      if (!isAsked || (isKept && is.confirmed)) return 'nothing'
      answer(outcome)
      return 'done'
    },
    pauseMessage: ({ until }, { at }) => {
      const to = Date.parse(until)
      if (!isIn(['scheduled', 'paused', ...ASKED], word())) return 'refused'
      if (is.paused && to === w.pausedUntil) return 'nothing'
      if (to <= at || to > at + 365 * D) return 'refused'
      return pause(to, 'author')
    },
    resumeMessage: (people, { at }) => (isFinal() ? 'refused' : resume(at, true, people)),
    endContactPause: (_, { at }) =>
      word() === 'paused' && w.pausedBy === 'contact' ? resume(at, true, []) : 'nothing',
    cancelMessage: ({ round: ofRound = w.round }, { at }) => {
      if (isIn(['cancelled', 'recalled', 'erased'], word())) return 'nothing'
      return ofRound !== w.round || isFinal() ? 'refused' : cancel(at)
    },
    restoreMessage: (_, { at }) => {
      if (word() !== 'cancelled') return word() === 'draft' ? 'nothing' : 'refused'
      if (at > w.cancelledAt + 30 * D) return 'refused'
      ;[w.choice, w.slots, w.mails, w.due, w.promised, w.kept, w.back] = [undefined, [], [], 0, 0, undefined, '']
      return set({ ...never, cancelled: false, planned: false })
    },
    endHold: (release, { at }) => {
      if (isIn(['scheduled', 'noticed', 'checked'], word()) && (release.how === 'now' ? is.short : is.confirmed))
        return 'nothing'
      if (!w.choice || word() !== 'held') return 'refused'
      const rule = release.how === 'now' ? 'always' : w.choice.answerRule
      if (isUnfit(release.people) || isToOneself(release.people, rule)) return 'refused'
      if (release.how === 'keep_date' && w.due <= at) return 'refused'
      if (release.how === 'keep_date') w.back = ''
      if (release.how === 'keep_date') return set({ held: false, stalled: false, confirmed: true })
      const { local, dueAt, isReauthenticated } = release
      const before = w.choice.before ?? w.choice
      const once = { ...w.choice, ...before, before, answerRule: 'always' } as const
      if (isReauthenticated) w.back = ''
      return isReauthenticated ? begin({ ...once, local, dueAt }, at, true) : 'refused'
    },
    recallMessage: (_, { at }) => {
      if (is.erased) return 'refused'
      const last = claim()
      if (word() === 'claimed' && w.back !== '') return goBack()
      if (!last && claims.length > 0 && isIn(['dormant', 'held'], word())) return 'nothing'
      if (!last || last.isRecalled) return last ? 'nothing' : 'refused'
      return last.released !== undefined && at > last.released + D ? 'refused' : recall(last)
    },
  }
  return rules
}
