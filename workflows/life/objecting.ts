import { derivedId } from '../../backend/kernel/ids.ts'
import { digitsOf } from '../../backend/kernel/identity/digits.ts'
import { countingSign } from '../../backend/kernel/identity/signs.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { ERASED } from '../../backend/kernel/log/codec.ts'
import { answerableSince } from '../../backend/kernel/process/heartbeat.ts'
import { closedSince } from '../../backend/kernel/process/restored.ts'
import { shownName } from '../../backend/kernel/words/names.ts'
import { reachOf } from '../../backend/modules/accounts/reading.ts'
import { objectionReturnOf } from '../../backend/modules/life/bounces.ts'
import { closeChallenge } from '../../backend/modules/life/decide/challenge.ts'
import { beginObjection, recordObjection } from '../../backend/modules/life/decide/objection.ts'
import { recordReportCode } from '../../backend/modules/life/decide/report.ts'
import { contactIn, life, type Life } from '../../backend/modules/life/life.ts'
import { momentInWords } from '../../backend/modules/life/momentInWords.ts'
import { endToldAt, FIRST_ASK, nextObjection } from '../../backend/modules/life/objection.ts'
import { addressesOf } from '../../backend/modules/life/queries.ts'
import { repeatedBy } from '../../backend/modules/life/repeated.ts'
import { owedCodes } from '../../backend/modules/life/reporting.ts'
import { codeOwner } from '../../backend/modules/life/codeOwner.ts'
import { trySystemCommand } from '../kernel/systemCommand.ts'
import { codeMail } from '../kernel/codeMail.ts'
import { proofOf, tryOnce } from '../kernel/post.ts'
import { timedBy } from '../kernel/timed.ts'
import { objectionMail, type Reporter } from './objectionMail.ts'

/** Who reported a death, as the author calls them. */
const reportersIn = (state: Life): readonly Reporter[] =>
  state.reports
    .map(({ contactId, reportedAt }) => ({
      contactId,
      name: contactIn(state, contactId)?.name ?? '',
      repeated: repeatedBy(state, contactId, reportedAt),
    }))
    .filter(({ name }) => name !== '')

/** What a life's workflow does about reports: it mails codes to contacts, asks the author to object, and ends that time. */
export const objecting = (kernel: Kernel) => {
  const { load, clock, settings } = kernel
  const ask = trySystemCommand(kernel)
  const { tryInTime } = timedBy(kernel, life)

  /** One try each: what was not taken is asked for anew. */
  const mailCodes = async (accountId: string): Promise<void> => {
    const { state } = await load(life, accountId)
    const author = shownName((await reachOf(kernel, accountId)).name)
    for (const { contactId, nonce } of owedCodes(state)) {
      const contact = contactIn(state, contactId)
      const isThere = contact?.status === 'accepted' && contact.address !== ERASED
      const because = `You’re receiving this because you asked for a code as a trusted contact of ${author}. If it was not you, do nothing.`
      const digits = digitsOf(settings, codeOwner(accountId, contactId), nonce)
      const mailId = derivedId(`report-code:${accountId}:${contactId}:${nonce}`)
      const sent = isThere
        ? await tryOnce(
            kernel,
            'report-code',
            codeMail(kernel, { to: contact.address, name: contact.name, digits, mailId, because }),
          )
        : ({ outcome: 'rejected', smtpCode: 0 } as const)
      await ask(
        life,
        accountId,
        recordReportCode({ contactId, nonce, ...proofOf(sent) }),
        'recordReportCode',
        contactId,
        nonce,
      )
    }
  }

  /** One try of the mail that is due, at one address. */
  const askToObject = async (accountId: string): Promise<void> => {
    const { state } = await load(life, accountId)
    const [{ name: username, zone }, addresses, lastSignAt] = await Promise.all([
      reachOf(kernel, accountId),
      addressesOf(kernel, accountId),
      countingSign(kernel, accountId, state),
    ])
    const { challenge, isSignInOnly, questions } = state
    const due = nextObjection(state, addresses.length, clock.dayMs)
    if (!challenge || !due) return
    const { at: _, ...which } = due
    const ids = [challenge.openedAt, due.ask, due.addrIdx, due.attempt] as const
    // Every try at an address is the same mail.
    const mailId = derivedId(`objection:${accountId}:${challenge.openedAt}:${due.ask}:${due.addrIdx}`)
    const tried = { ...which, round: questions.round, mailId }
    const begin = beginObjection({ ...tried, lastSignAt, addresses: addresses.length })
    if (!(await tryInTime(accountId, begin, 'beginObjection', ...ids))) return
    const to = addresses[due.addrIdx] ?? ''
    const returnToken = objectionReturnOf(kernel, accountId, challenge.openedAt, due)
    const reported = { accountId, to, mailId, username, by: reportersIn(state), returnToken }
    const until = endToldAt(state, clock.now(), clock.dayMs)
    const lifeSentence = momentInWords(
      { is: 'objecting', until, isRefused: false },
      { is: 'author', author: username, zone: zone ?? undefined },
    )
    const { openedAt } = challenge
    const told = { lifeSentence, openedAt, until, isSignInOnly, isFirst: due.ask === FIRST_ASK }
    const sent = await tryOnce(kernel, 'objection', objectionMail(kernel, reported, told))
    await ask(life, accountId, recordObjection(tried, sent), 'recordObjection', ...ids)
  }

  const close = async (accountId: string): Promise<void> => {
    const { state } = await load(life, accountId)
    const { challenge } = state
    // A house that was brought back from a backup may have forgotten who was there since.
    if (!challenge || (await closedSince(kernel.db)) !== null) return
    const [lastSignAt, addresses, answerableMs] = await Promise.all([
      countingSign(kernel, accountId, state),
      addressesOf(kernel, accountId),
      answerableSince(kernel, challenge.openedAt),
    ])
    const facts = { lastSignAt, addresses: addresses.length, answerableMs }
    await tryInTime(accountId, closeChallenge(facts), 'closeChallenge', challenge.openedAt, challenge.until)
  }
  return { mailCodes, askToObject, close }
}
