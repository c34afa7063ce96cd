import { Client as Temporal, Connection } from '@temporalio/client'
import { Client as Postgres } from 'pg'
import { asDelivery, asMessage, type MessageTold } from '../log.ts'
import { finalLog, finding, type Evidence, type Verdict } from './evidence.ts'

type Row = { readonly state: string; readonly due: string; readonly revision: string }

/** What a message's list shows, folded from its events alone. */
const foldOf = (events: readonly MessageTold[]): Row => {
  let state = ''
  let due = ''
  let lastSlot = 0
  let revision = -1n
  for (const event of events) {
    revision = event.revision
    if (event.type === 'MessageDrafted') state = 'draft'
    if (event.type === 'MessageScheduled') {
      state = 'scheduled'
      due = event.data.dueAt
      lastSlot = event.data.slots.at(-1)?.slot ?? 0
    }
    if (event.type === 'NoticeAccepted') state = event.data.slot === lastSlot ? 'checked' : 'noticed'
    if (event.type === 'NoticeRejected') state = 'stalled'
    if (event.type === 'DueSlid') due = event.data.to
    if (event.type === 'DeliveryClaimed') state = 'claimed'
    if (event.type === 'DeliveryReleased') state = 'delivering'
    if (event.type === 'MessageDelivered') state = 'delivered'
  }
  return { state, due, revision: String(revision) }
}

const foldedMessages = (evidence: Evidence): Map<string, Row> => {
  const streams = Map.groupBy(
    finalLog(evidence).filter(({ stream }) => stream.startsWith('message-')),
    ({ stream }) => stream.slice('message-'.length),
  )
  return new Map([...streams].map(([id, events]) => [id, foldOf(events.map(asMessage))]))
}

const MESSAGES = `select id, state, revision, coalesce(to_char(due_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), '') as due
  from messages.messages`

/** Read tables hold what the events say, no more and no less. */
export const tables = async (evidence: Evidence, database: string): Promise<Verdict> => {
  const { problems, unless } = finding()
  const client = new Postgres(database)
  await client.connect()
  const { rows: messages } = await client.query<Row & { id: string }>(MESSAGES)
  const { rows: deliveries } = await client.query<{ id: string; state: string }>(
    'select id, state from deliveries.deliveries',
  )
  await client.end()
  const folded = foldedMessages(evidence)
  unless(messages.length === folded.size, `${messages.length} rows for ${folded.size} messages`)
  for (const { id, ...row } of messages) {
    const fold = JSON.stringify(folded.get(id))
    const held = JSON.stringify({ state: row.state, due: row.due, revision: row.revision })
    unless(held === fold, `message ${id} reads ${held}, its events say ${fold}`)
  }
  const links = finalLog(evidence)
    .filter(({ stream }) => stream.startsWith('delivery-'))
    .map(asDelivery)
  const created = new Set(links.map(({ stream }) => stream.slice('delivery-'.length)))
  const accepted = new Set(
    links.filter(({ type }) => type === 'LinkAccepted').map(({ stream }) => stream.slice('delivery-'.length)),
  )
  unless(deliveries.length === created.size, `${deliveries.length} rows for ${created.size} deliveries`)
  for (const { id, state } of deliveries)
    unless((state === 'sent') === accepted.has(id), `delivery ${id} reads ${state}`)
  return {
    name: `read tables say what the events say: ${messages.length} messages, ${deliveries.length} deliveries`,
    problems,
  }
}

/** One workflow while a message is open, none once it is closed; a delivery's waits to remind who has not opened. */
export const workflows = async (evidence: Evidence, address: string): Promise<Verdict> => {
  const { problems, unless } = finding()
  const connection = await Connection.connect({ address })
  const { workflow } = new Temporal({ connection, namespace: 'legacy' })
  const run = new Set<string>()
  const query = "WorkflowType in ('deliverMessage', 'tendDelivery')"
  for await (const { workflowId, status, type } of workflow.list({ query })) {
    run.add(workflowId)
    const mayWait = type === 'tendDelivery' && status.name === 'RUNNING'
    unless(status.name === 'COMPLETED' || mayWait, `${workflowId} is ${status.name}`)
  }
  await connection.close()
  for (const { message } of evidence.played)
    unless(run.has(`message-${message.messageId}`), `message ${message.messageId} never had a workflow`)
  return { name: `no workflow of a closed message is left over: ${run.size} seen`, problems }
}
