import type { Evidence, Played } from './judge/evidence.ts'
import { messageEvents, only } from './judge/told.ts'
import { linksIn, mailsIn } from './mails.ts'
import type { Stage } from './stage.ts'

const clock = (ms: number) => new Date(ms).toISOString().slice(11, 23)
const seconds = (ms: number) => `${(ms / 1_000).toFixed(1)} s`

const HEAD = ['victim', 'killed at', 'back after', 'worst lateness', 'date slid', 'checks', 'mails', 'links', 'ends as']

/** How late the message's own steps came: its checks, its claim, its release and its links. */
const worstLateness = (evidence: Evidence, played: Played): number => {
  const events = messageEvents(evidence, played)
  const late: number[] = [0]
  let due = 0
  for (const event of events) {
    if (event.type === 'MessageScheduled') due = Date.parse(event.data.dueAt)
    if (event.type === 'NoticeAccepted')
      late.push(Date.parse(event.data.acceptedAt) - (due - (3 - event.data.slot) * evidence.dayMs))
    if (event.type === 'DueSlid') due = Date.parse(event.data.to)
    if (event.type === 'DeliveryClaimed') late.push(Date.parse(event.data.claimedAt) - due)
    if (event.type === 'DeliveryReleased') {
      const [claimed] = only(events, 'DeliveryClaimed')
      late.push(Date.parse(event.data.releasedAt) - Date.parse(claimed?.data.holdUntil ?? ''))
      const addresses = new Set(played.message.recipients.map(({ address }) => address))
      const first = evidence.mails.filter(({ to }) => addresses.has(to)).at(-1)
      if (first) late.push(first.at - Date.parse(event.data.releasedAt))
    }
  }
  return Math.max(...late)
}

const rowOf = (evidence: Evidence, played: Played): string[] => {
  const { story, message } = played
  const events = messageEvents(evidence, played)
  const kills = evidence.kills.filter(({ victim }) => victim === story.victim)
  const mails = message.recipients.map(({ address }) => evidence.mails.filter(({ to }) => to === address))
  const notices = new Set(only(events, 'NoticeAttempted').map(({ data }) => data.mailId))
  const checks = evidence.mails.filter(({ messageId }) => notices.has(messageId.replace(/@.*/, '')))
  const slid = only(events, 'DueSlid').reduce((sum, { data }) => sum + Date.parse(data.to) - Date.parse(data.from), 0)
  return [
    story.victim,
    kills.map(({ at }) => clock(at)).join(' '),
    kills.map(({ at, upAt }) => seconds(upAt - at)).join(', '),
    seconds(worstLateness(evidence, played)),
    seconds(slid),
    String(checks.length),
    mails.map(({ length }) => length).join('+'),
    mails.map((theirs) => linksIn(theirs).length).join('+'),
    events.at(-1)?.type ?? '',
  ]
}

/** One line for each victim's own message. */
export const printTable = ({
  stage,
  ...given
}: Pick<Evidence, 'played' | 'readings' | 'calls' | 'dayMs'> & { readonly stage: Stage }): void => {
  const evidence = { ...given, mails: mailsIn(stage.mails), kills: stage.kills() }
  const rows = [HEAD, ...evidence.played.map((played) => rowOf(evidence, played))]
  const widths = HEAD.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  for (const row of rows) console.log(row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  '))
}
