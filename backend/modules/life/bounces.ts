import { countingSign } from '../../kernel/identity/signs.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { apartMs, MOST_SKEW_MS } from '../../kernel/log/clocks.ts'
import { systemCommand } from '../../kernel/log/systemCommand.ts'
import type { TakesBounce } from '../../kernel/mail/bounces.ts'
import { databaseTime } from '../../kernel/process/databaseTime.ts'
import { closedSince } from '../../kernel/process/restored.ts'
import { bounceCheckIn } from './decide/checkIn.ts'
import { bounceObjection } from './decide/objection.ts'
import type { CheckIn } from './events.ts'
import { life, type Life } from './life.ts'
import { addressesOf } from './queries.ts'
import type { Objecting } from './questions.ts'

const PURPOSE = 'bounce-check-in'
const OBJECTION = 'bounce-objection'
type Named = Pick<CheckIn, 'round' | 'about' | 'ask' | 'attempt'>

/** What a question is returned to: it names its author, the series, what it is about, which it is and the try. */
export const returnTokenOf = (
  { capabilities }: Pick<Kernel, 'capabilities'>,
  accountId: string,
  { round, about, ask, attempt }: Named,
): string => capabilities.issue(PURPOSE, accountId, about, round, ask, attempt)

/** What a mail about reports is returned to: every try at one address is the same mail of one challenge. */
export const objectionReturnOf = (
  { capabilities }: Pick<Kernel, 'capabilities'>,
  accountId: string,
  openedAt: string,
  { ask, addrIdx }: Pick<Objecting, 'ask' | 'addrIdx'>,
): string => capabilities.issue(OBJECTION, accountId, openedAt, ask, addrIdx)

/** The try of the running series that a return path names; earlier series count for nothing. */
const triedIn = ({ capabilities }: Kernel, token: string, { accountId, questions }: Life): CheckIn | undefined => {
  const { round, silence } = questions
  for (const [index, { attempt: last, mailId, addrIdx }] of silence.entries())
    for (let attempt = last; attempt > 0; attempt -= 1)
      if (capabilities.isValid(token, PURPOSE, accountId, 'silence', round, index + 1, attempt))
        return { round, about: 'silence', ask: index + 1, attempt, mailId, addrIdx }
  return undefined
}

/** The mail of the running challenge that a return path names. */
const objectedIn = ({ capabilities }: Kernel, token: string, { accountId, challenge, questions }: Life) =>
  challenge &&
  questions.report.find(({ ask, addrIdx }) =>
    capabilities.isValid(token, OBJECTION, accountId, challenge.openedAt, ask, addrIdx),
  )

/** A question, or a mail about reports, that came back is recorded where it counted. */
export const checkInBounces =
  (kernel: Kernel): TakesBounce =>
  async ({ token, status }) => {
    const id = kernel.capabilities.idIn(token)
    if (!id) return false
    const { state } = await kernel.load(life, id)
    const objected = objectedIn(kernel, token, state)
    if (objected) {
      const { ask, addrIdx } = objected
      await systemCommand(kernel)(
        life,
        id,
        bounceObjection({ ask, addrIdx, dsnStatus: status }),
        'bounceObjection',
        token,
      )
      return true
    }
    const tried = triedIn(kernel, token, state)
    if (!tried) return false
    const [addresses, dbAt, closedAt] = await Promise.all([
      addressesOf(kernel, id),
      databaseTime(kernel),
      closedSince(kernel.db),
    ])
    // Nothing is concluded while the clocks disagree, or in a house that may have forgotten who was there.
    const isTime = apartMs(kernel.clock.now(), dbAt) <= MOST_SKEW_MS && closedAt === null
    const since = isTime ? await countingSign(kernel, id, state) : undefined
    const { round, about, ask, attempt } = tried
    const bounce = bounceCheckIn({ ...tried, dsnStatus: status, addresses: addresses.length, since })
    await systemCommand(kernel)(life, id, bounce, 'bounceCheckIn', about, round, ask, attempt)
    return true
  }
