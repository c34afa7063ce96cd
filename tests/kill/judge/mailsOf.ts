import { asDelivery } from '../log.ts'
import { linksIn } from '../mails.ts'
import type { Victim } from '../stage.ts'
import { finalLog, finding, type Evidence, type Played, type Verdict } from './evidence.ts'
import { atOf, isOf, messageEvents, only } from './told.ts'

/** Whose death can cut a try off before its outcome is stored. */
const BETWEEN: readonly Victim[] = ['workflows', 'mail', 'event-node', 'postgres', 'temporal']

/** How often a try may have been made again because nobody could know how it ended. */
export const ambiguous = ({ kills }: Evidence, from: number, to: number, isUnanswered: boolean): number =>
  kills.filter(({ victim, at, upAt }) => BETWEEN.includes(victim) && at <= to && upAt >= from).length +
  (isUnanswered ? 1 : 0)

/** A check's mail comes again only where a try stayed without an answer. */
export const checks = (evidence: Evidence, played: Played): string[] => {
  const events = messageEvents(evidence, played)
  return [1, 2].flatMap((slot) => {
    const tries = only(events, 'NoticeAttempted').filter(({ data }) => data.slot === slot)
    const allowed = tries.reduce((sum, { data: { attempt, mailId }, position, meta }) => {
      const end = events.find(
        (one) =>
          one.position > position &&
          one.type !== 'NoticeAttempted' &&
          'mailId' in one.data &&
          one.data.mailId === mailId &&
          one.data.attempt === attempt,
      )
      const isUnanswered = end?.type === 'NoticeDeferred' && end.data.smtpCode === 0
      return sum + ambiguous(evidence, Date.parse(String(meta['at'])), end ? atOf(end) : Date.now(), isUnanswered)
    }, 1)
    const ids = new Set(tries.map(({ data }) => `${data.mailId}@`))
    const mails = evidence.mails.filter(({ messageId }) => ids.has(messageId.replace(/@.*/, '@')))
    if (ids.size === 1 && mails.length <= allowed) return []
    return [`check ${slot}: ${mails.length} mails with ${ids.size} ids where ${allowed} are explained`]
  })
}

/** A link is one, whatever happened; a mail may come again only where a try stayed without an answer. */
export const links = (evidence: Evidence, played: Played): Verdict => {
  const { problems, unless } = finding()
  const told = finalLog(evidence)
    .filter(({ stream }) => stream.startsWith('delivery-'))
    .map(asDelivery)
  const ours = told.filter(({ data }) => data.messageId === played.message.messageId)
  for (const { id, address } of played.message.recipients) {
    const theirs = ours.filter(({ data }) => data.recipientId === id)
    const mails = evidence.mails.filter(({ to }) => to === address)
    const attempts = theirs.filter(isOf('LinkAttempted'))
    const isAccepted = theirs.filter(isOf('LinkAccepted')).length === 1
    const allowed = attempts.reduce((sum, { data: { attempt }, meta }) => {
      const end = theirs.find(
        (one) => one.type !== 'LinkAttempted' && 'attempt' in one.data && one.data.attempt === attempt,
      )
      const isUnanswered = end?.type === 'LinkDeferred' && end.data.smtpCode === 0
      return sum + ambiguous(evidence, Date.parse(String(meta['at'])), end ? atOf(end) : Date.now(), isUnanswered)
    }, 1)
    unless(isAccepted, `${address}: the link is not accepted exactly once`)
    unless(linksIn(mails).length === 1, `${address} got ${linksIn(mails).length} links`)
    unless(new Set(mails.map(({ messageId }) => messageId)).size === 1, `${address} got mails with several ids`)
    unless(
      attempts.every(({ data }) => mails[0]?.messageId.startsWith(`${data.mailId}@`)),
      `${address}: another mail id`,
    )
    unless(mails.length <= allowed, `${address} got ${mails.length} mails where ${allowed} are explained`)
    unless(
      mails.length >= (played.story.linkMails ?? 1),
      `${address} got ${mails.length} mails: the kill missed its moment`,
    )
  }
  return { name: `${played.story.victim}: one link a recipient, a second mail only after an unanswered try`, problems }
}
