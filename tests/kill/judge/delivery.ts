import type { MessageTold } from '../log.ts'
import { finding, type Evidence, type Played, type Verdict } from './evidence.ts'
import { checks, links } from './mailsOf.ts'
import { atOf, messageEvents, only } from './told.ts'

/** The date that holds at the claim: the last one told before it. */
const dueBefore = (events: readonly MessageTold[], position: bigint): number => {
  let due = 0
  for (const event of events.filter((one) => one.position < position)) {
    if (event.type === 'MessageScheduled') due = Date.parse(event.data.dueAt)
    if (event.type === 'DueSlid') due = Date.parse(event.data.to)
  }
  return due
}

const CLOCK_MS = 50 // a file's time is taken from a coarser clock than ours

/** The last kill of the message's own victim lies where it tells something. */
const aimed = (evidence: Evidence, played: Played): string[] => {
  const { victim, aim } = played.story
  const kill = evidence.kills.findLast((one) => one.victim === victim)
  const events = messageEvents(evidence, played)
  const before = events.find(({ type }) => type === aim[0])
  const after = events.findLast(({ type }) => type === aim[1])
  const isHit = kill && before && after && atOf(before) <= kill.at && atOf(after) > kill.at
  return isHit ? [] : [`the kill does not lie between ${aim[0]} and ${aim[1]}`]
}

/** Nobody is told before both checks were proven, the date has come and the undo time is over. */
const promises = (evidence: Evidence, played: Played): Verdict => {
  const { problems, unless } = finding()
  const events = messageEvents(evidence, played)
  const [scheduled] = only(events, 'MessageScheduled')
  const [claimed, ...moreClaims] = only(events, 'DeliveryClaimed')
  const [released, ...moreReleases] = only(events, 'DeliveryReleased')
  const [delivered] = only(events, 'MessageDelivered')
  const name = `${played.story.victim}: proven, claimed, released and delivered, in that order and in time`
  if (!scheduled || !claimed || !released || !delivered)
    return { name, problems: [`it ends with ${events.at(-1)?.type ?? 'nothing'}`] }
  unless(only(events, 'MessageScheduled').length === 1, 'it was scheduled more than once')
  unless(moreClaims.length === 0 && moreReleases.length === 0, 'it was claimed or released twice')
  const due = dueBefore(events, claimed.position)
  for (const { slot, minWaitMs } of scheduled.data.slots) {
    const accepted = only(events, 'NoticeAccepted').find(({ data }) => data.slot === slot)
    unless(accepted !== undefined && accepted.position < claimed.position, `claimed before check ${slot} was accepted`)
    if (!accepted) continue
    const { mailId, acceptedAt } = accepted.data
    const mails = evidence.mails.filter(({ messageId }) => messageId.startsWith(`${mailId}@`))
    unless(
      mails.some((mail) => mail.at <= Date.parse(acceptedAt) + CLOCK_MS),
      `no email proves check ${slot}`,
    )
    unless(due >= Date.parse(acceptedAt) + minWaitMs, `the date leaves less than the promised time after check ${slot}`)
  }
  unless(Date.parse(claimed.data.claimedAt) >= due, 'claimed before the date by our clock')
  unless(Date.parse(claimed.data.dbAt) >= due, 'claimed before the date by the database’s clock')
  const holdMs = Math.max(evidence.dayMs / 24, 250)
  unless(
    Date.parse(released.data.releasedAt) >= Date.parse(claimed.data.claimedAt) + holdMs,
    'released within the hold',
  )
  unless(delivered.data.ok === played.message.recipients.length, `${delivered.data.ok} recipients were reached`)
  for (const { address } of played.message.recipients) {
    const first = evidence.mails.find(({ to }) => to === address)
    unless(
      first !== undefined && first.at + CLOCK_MS >= Date.parse(released.data.releasedAt),
      `${address} was told before the release`,
    )
  }
  return { name, problems: [...problems, ...checks(evidence, played), ...aimed(evidence, played)] }
}

export const deliveries = (evidence: Evidence): Verdict[] =>
  evidence.played.flatMap((played) => [promises(evidence, played), links(evidence, played)])
