import { latest } from '../../../kernel/log/decider.ts'
import { isAnswerable, presumesAt } from '../next.ts'
import { takenOf } from '../questions.ts'
import { requireSilence } from './checkIn.ts'
import { refuse, type Decide } from './guards.ts'

type Facts = { readonly lastSignAt: string; readonly answerableMs: number }

/** Each question was taken, there was time to answer each, and none was answered. */
export const presume =
  ({ lastSignAt, answerableMs }: Facts): Decide =>
  (life, { at, dayMs }) => {
    if (life.verdict) return []
    requireSilence(life, lastSignAt, at)
    const dueAt = presumesAt(life, { lastSignAt, dayMs })
    if (dueAt === undefined) throw refuse('notice-missing')
    if (at < dueAt) throw refuse('not-due', { until: dueAt })
    if (!isAnswerable(life, answerableMs, dayMs)) throw refuse('not-answerable')
    const { round, silence } = life.questions
    const said = { lastSignAt: latest(lastSignAt, life.seenAt), presumedAt: at }
    return [{ type: 'LifePresumed', data: { round, asksAccepted: takenOf(silence).length, ...said } }]
  }
