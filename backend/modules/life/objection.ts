import { latest, plus } from '../../kernel/log/decider.ts'
import { waitsUntil, type Life } from './life.ts'
import type { Objecting } from './questions.ts'
import type { Challenge } from './state.ts'

/** The mail at once is the first; the last one leaves again after each extension. */
export const FIRST_ASK = 1
export const lastAsk = ({ extensions }: Challenge): number => FIRST_ASK + 1 + extensions

/** @number how long an author has at least after the last mail about a report */
const WARNED_DAYS = 0.75

type Challenged = Pick<Life, 'challenge' | 'questions' | 'waits'>
/** How the mail of this number to this address stands. */
export const objectionIn = ({ questions }: Challenged, ask: number, addrIdx: number): Objecting | undefined =>
  questions.report.find((each) => each.ask === ask && each.addrIdx === addrIdx)

const indexes = (addresses: number): readonly number[] => Array.from({ length: addresses }, (_, index) => index)

/** Both mails were tried at every address. */
export const areObjectionsTried = (life: Challenged, addresses: number): boolean =>
  life.challenge !== undefined &&
  [FIRST_ASK, lastAsk(life.challenge)].every((ask) =>
    indexes(addresses).every((at) => objectionIn(life, ask, at)?.isReached),
  )

/** The last mails as they stand; none where no challenge runs. */
const lastMails = ({ challenge, questions }: Challenged): readonly Objecting[] =>
  challenge ? questions.report.filter(({ ask }) => ask === lastAsk(challenge)) : []

/** The end that is planned: that of the challenge, or of the time for which a contact has us wait. */
const plannedEnd = (life: Challenged): string => latest(life.challenge?.until ?? '', waitsUntil(life))

/** When the days to object are over: not before the last mail has had its time. */
export const challengeEndsAt = (life: Challenged, dayMs: number): string =>
  latest(
    plannedEnd(life),
    ...lastMails(life)
      .filter(({ state }) => state === 'accepted')
      .map(({ at }) => plus(at, WARNED_DAYS * dayMs)),
  )

/** The same, for a mail that leaves now. */
export const endToldAt = (life: Challenged, now: string, dayMs: number): string =>
  latest(challengeEndsAt(life, dayMs), plus(now, WARNED_DAYS * dayMs))

/** The last mail left before a contact had us wait, and names a day that is no longer the last. */
export const isLastMailOutdated = (life: Challenged, dayMs: number): boolean =>
  lastMails(life).some(({ state, at }) => state === 'accepted' && at < plus(plannedEnd(life), -dayMs))

const isNo = (tries: Objecting | undefined): boolean => tries?.state === 'rejected' || tries?.state === 'bounced'

/** Every address has refused the newest mail to it: whoever should object does not hear of it. */
export const isObjectionRefused = ({ questions }: Pick<Challenged, 'questions'>, addresses: number): boolean =>
  indexes(addresses).every((addrIdx) => isNo(questions.report.findLast((each) => each.addrIdx === addrIdx)))

/** What a refusal of a mail to object is told by. */
export const refusalMark = (round: number, ask: number, addrIdx = 0): string => `${round}_${ask}_${addrIdx}`

/** With that refusal no address took a mail to object any more, for the first time in this challenge. */
export const isRefusalOf = (life: Challenged, mark: string, addresses: number): boolean => {
  const { challenge, questions } = life
  if (!challenge || !isObjectionRefused(life, addresses)) return false
  const [last] = questions.report.filter(isNo).toSorted((a, b) => b.at.localeCompare(a.at) || b.addrIdx - a.addrIdx)
  const wasRefused =
    (last?.ask ?? FIRST_ASK) > FIRST_ASK && questions.report.filter(({ ask }) => ask === FIRST_ASK).every(isNo)
  return last !== undefined && !wasRefused && refusalMark(questions.round, last.ask, last.addrIdx) === mark
}

export type Objection = {
  readonly ask: number
  readonly addrIdx: number
  readonly attempt: number
  readonly at: string
}

/** The mail of a challenge that leaves next, to which address, and when. */
export const nextObjection = (life: Challenged, addresses: number, dayMs: number): Objection | undefined => {
  const { challenge } = life
  if (!challenge) return undefined
  const begins = { [FIRST_ASK]: challenge.openedAt, [lastAsk(challenge)]: plus(plannedEnd(life), -dayMs) }
  return Object.entries(begins)
    .flatMap(([number, beginsAt]) =>
      indexes(addresses).flatMap((addrIdx): Objection[] => {
        const ask = Number(number)
        const tries = objectionIn(life, ask, addrIdx)
        if (tries?.state === 'accepted' || tries?.state === 'rejected' || tries?.state === 'bounced') return []
        const attempt = tries?.state === 'attempted' ? tries.attempt : (tries?.attempt ?? 0) + 1
        return [{ ask, addrIdx, attempt, at: latest(beginsAt, tries?.at ?? '') }]
      }),
    )
    .toSorted((a, b) => a.at.localeCompare(b.at))[0]
}
