import { latest, plus } from '../../kernel/log/decider.ts'
import type { Objecting } from './questions.ts'
import type { Challenge, Standing } from './standing.ts'

/** The mail at once is the first; the last one leaves again after each extension. */
export const FIRST_ASK = 1
export const lastAsk = ({ extensions }: Challenge): number => FIRST_ASK + 1 + extensions

type Challenged = Pick<Standing, 'challenge' | 'questions'>
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
  const begins = { [FIRST_ASK]: challenge.openedAt, [lastAsk(challenge)]: plus(challenge.until, -dayMs) }
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
