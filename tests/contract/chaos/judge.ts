import { Refused } from '../../../backend/kernel/errors.ts'
import { openDelivery } from '../../../backend/modules/deliveries/decide/open.ts'
import { delivery } from '../../../backend/modules/deliveries/delivery.ts'
import { message } from '../../../backend/modules/messages/message.ts'
import { BY_RUN } from '../../../workflows/work.ts'
import type { Taken } from '../../replay/post.ts'
import type { Theatre } from '../../replay/theatre.ts'
import type { Begun, Lot } from './fate.ts'
import { isTakenBackInTime, logOf, wrongIn } from './log.ts'

/** Between the last look into the streams and the mailbox's yes nothing can stop a mail (docs/adr/0035). */
const MOMENT_MS = 1_000

/** Of the deliveries: an invitation has a link of the same form. */
const linksIn = (mails: readonly Taken[]) =>
  new Set(
    mails
      .filter(({ subject }) => !subject.endsWith('leave a message for you?'))
      .flatMap(({ text }) => text.match(/\/d\/[a-z2-7]{20,}/g) ?? []),
  )

export const hasEnded = async ({ server }: Theatre, { messageId, ends }: Pick<Begun & Lot, 'messageId' | 'ends'>) =>
  (await server.kernel.load(message, messageId)).state.status === ends

/** The mails that were promised and have not come. */
export const untold = ({ post }: Theatre, { told = [] }: Lot): string[] =>
  told
    .filter(([address, words]) => !post.mailsTo(address).some(({ subject }) => subject.includes(words)))
    .map(([address, words]) => `${address} was not told "${words}"`)

/** Nobody can open what was taken back. */
const stillOpen = async ({ server, house }: Theatre, { messageId }: Begun): Promise<string[]> => {
  const { claim } = (await server.kernel.load(message, messageId)).state
  const open: string[] = []
  for (const { deliveryId, recipientId } of claim?.recipients ?? []) {
    try {
      await house.tell(delivery, deliveryId, openDelivery(), { kind: 'recipient', id: recipientId })
      open.push(`${deliveryId} still opens`)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
    }
  }
  return open
}

/** All that is not as it should be with one message, once it is over. */
export const problemsOf = async (theatre: Theatre, lot: Begun & Lot): Promise<string[]> => {
  const { post, server } = theatre
  const { messageId, ends, links, silentFrom = {}, addresses } = lot
  const log = await logOf(server.kernel, messageId)
  const wrong = wrongIn(log)
  if (!(await hasEnded(theatre, lot)))
    wrong.push(`it is not ${ends} after ${log.message.map(({ type }) => type).join(', ')}`)
  for (const [address, n] of Object.entries(links)) {
    const found = linksIn(post.mailsTo(address)).size
    if (found !== n) wrong.push(`${address} has ${found} links, not ${n}`)
  }
  for (const [address, from] of Object.entries(silentFrom)) {
    const late = post.mailsTo(address).filter(({ at }) => at > Date.parse(from) + MOMENT_MS)
    wrong.push(...late.map(({ subject }) => `${address} got "${subject}" after ${from}`))
  }
  if (ends === 'recalled') wrong.push(...(await stillOpen(theatre, lot)))
  if (isTakenBackInTime(log) && addresses.some((address) => post.mailsTo(address).length > 0))
    wrong.push('someone heard of what was taken back in the hold')
  return [...wrong, ...untold(theatre, lot)]
}

/** What somebody ended by hand and nothing has begun again, or what failed; by how the last run of each ended. */
export const leftUndone = async ({ client }: Theatre): Promise<string[]> => {
  const last = new Map<string, { readonly at: number; readonly problem: string }>()
  for await (const { workflowId, type, status, startTime } of client.workflow.list()) {
    const isByHand = status.name === 'TERMINATED' || status.name === 'CANCELLED'
    const isUndone = (isByHand && BY_RUN.includes(type)) || status.name === 'FAILED' || status.name === 'TIMED_OUT'
    const at = startTime.getTime()
    if (at >= (last.get(workflowId)?.at ?? 0))
      last.set(workflowId, { at, problem: isUndone ? `${workflowId} is ${status.name}` : '' })
  }
  return [...last.values()].map(({ problem }) => problem).filter((problem) => problem !== '')
}
