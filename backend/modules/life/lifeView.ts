import { lastSign } from '../../kernel/identity/signs.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { latest } from '../../kernel/log/decider.ts'
import { reachOf } from '../accounts/reading.ts'
import type { LifeView } from './contract.ts'
import { agreedIn, quorumOf, type Life } from './life.ts'
import { sentenceNow } from './momentNow.ts'
import { expectedAt, openAsk } from './next.ts'
import { challengeEndsAt } from './objection.ts'
import { reportsOf } from './repeated.ts'
import { takenOf } from './questions.ts'
import { stateOf } from './state.ts'

/** How an author's life stands, as its stream and their signs say. */
export const lifeViewOf = async (kernel: Kernel, accountId: string, life: Life): Promise<LifeView> => {
  const [signAt, { isVerified }, sentence] = await Promise.all([
    lastSign(kernel, accountId),
    reachOf(kernel, accountId),
    sentenceNow(kernel, accountId, life, 'author'),
  ])
  const { plan, questions, pausedUntil, challenge, reports } = life
  const lastSignAt = latest(signAt, life.seenAt)
  const known = { lastSignAt, dayMs: kernel.clock.dayMs }
  const taken = takenOf(questions.silence)
  return {
    state: stateOf(life),
    sentence,
    plan: plan ?? null,
    lastSignAt: lastSignAt || null,
    nextAskAt: openAsk(life, known)?.at ?? null,
    asked: taken.length,
    askedAt: taken.at(-1)?.at ?? null,
    presumedAt: expectedAt(life, known, kernel.clock.now()) ?? null,
    pausedUntil: pausedUntil || null,
    challengeUntil: challenge ? challengeEndsAt(life, kernel.clock.dayMs) : null,
    contacts: agreedIn(life).length,
    needed: quorumOf(life) ?? null,
    reports: reports.map(({ contactId }) => contactId),
    reporters: agreedIn(life).flatMap(({ contactId: id }) => {
      const told = reportsOf(life, id)
      const at = told.at(-1)
      return at === undefined ? [] : [{ id, times: told.length, at }]
    }),
    isVerified,
  }
}
