import { readFileSync } from 'node:fs'
import { Client, Connection } from '@temporalio/client'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { newId } from '../../backend/kernel/ids.ts'
import type { Message } from '../../backend/modules/messages/message.ts'
import * as mail from '../../workflows/queues/mail.ts'
import * as media from '../../workflows/queues/media.ts'
import * as timeline from '../../workflows/queues/timeline.ts'
import { prepareNamespace } from '../../workflows/temporal.ts'

const LATER = '2031-05-03T07:00:00Z'
const AUTHOR = '0123456789abcdef0123456789abcdef'
const book = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8')
/** What an operator puts in the place of the dots. */
const filled = (query: string) =>
  query.replaceAll("< '…'", `< '${LATER}'`).replaceAll("> '…'", "> '2021-05-03T07:00:00Z'").replace('…', AUTHOR)
const views = [...book.matchAll(/^\| ([^|:]+)[^|]* \| `([^`|]*ExecutionStatus[^`|]*)` \|$/gm)].map(
  ([, name = '', query = '']) => [name.trim(), filled(query)] as const,
)

const workflows = { ...mail, ...media, ...timeline }
type Seed = {
  readonly kind?: keyof typeof workflows
  readonly shows?: {
    readonly MessageState?: [Message['status']]
    readonly StallReason?: ['unreachable' | 'bounced' | 'damaged']
    readonly [attribute: string]: [string] | [number] | [boolean] | [Date] | undefined
  }
  readonly end?: 'by hand' | 'in time'
}
const [soon, far] = [new Date('2031-01-01T00:00:00Z'), new Date('2040-01-01T00:00:00Z')]
const calm = {
  MessageState: ['scheduled'],
  OwnerRef: ['f'.repeat(32)],
  Round: [1],
  DayMs: [86_400_000],
  Stalled: [false],
  Late: [false],
  DueAt: [far],
  NextStepAt: [far],
} satisfies Seed['shows']

/** By a view's name, something that an operator wants to find with it. */
const seeds: Readonly<Record<string, Seed>> = {
  Stalled: { shows: { MessageState: ['stalled'], Stalled: [true], StallReason: ['unreachable'] } },
  'Due soon': { shows: { DueAt: [soon] } },
  'Overdue step': { shows: { NextStepAt: [soon] } },
  'Failing activity': { kind: 'apply' },
  'Later than was chosen': { shows: { Late: [true] } },
  'A recording is damaged': { shows: { StallReason: ['damaged'] } },
  'All of one author': { shows: { OwnerRef: [AUTHOR] } },
  'In the undo time': { shows: { MessageState: ['claimed'] } },
  'Being handed over': { shows: { MessageState: ['delivering'] } },
  'Asked again': { shows: { Round: [2] } },
  'Short days': { shows: { DayMs: [20_000] } },
  'Links, codes and reminders to come': { kind: 'tendDelivery' },
  'Accounts that will end': { kind: 'endAccount' },
  'What a category owes, and when': { kind: 'tend', shows: { Category: ['account'] } },
  'Recordings that take long': { kind: 'prepareMedia' },
  'Ended by hand': { end: 'by hand' },
  Failed: { end: 'in time' },
}

let client: Client
let calmId: string
/** A workflow at which nobody works. */
const begin = async ({ kind = 'deliverMessage', shows = {}, end }: Seed): Promise<string> => {
  const workflowId = newId()
  const searchAttributes = kind === 'deliverMessage' ? { ...calm, ...shows } : shows
  const handle = await client.workflow.start(kind, {
    taskQueue: 'nobody',
    workflowId,
    searchAttributes,
    ...(end === 'in time' && { workflowExecutionTimeout: '1 second' }),
  })
  if (end === 'by hand') await handle.terminate('an operator')
  return workflowId
}
const counted = async (query: string, workflowId: string) =>
  (await client.workflow.count(`(${query}) AND WorkflowId = '${workflowId}'`)).count
const isFound = (query: string, workflowId: string) =>
  vi.waitFor(async () => expect(await counted(query, workflowId)).toBe(1), { timeout: 20_000, interval: 100 })

beforeAll(async () => {
  const connection = await Connection.connect({ address: inject('temporalAddress') })
  const namespace = `views-${newId()}`
  client = new Client({ connection, namespace })
  await prepareNamespace(client, namespace)
  // A new namespace and its attributes are known a moment later.
  calmId = await vi.waitFor(() => begin({}), 20_000)
  await isFound("ExecutionStatus = 'Running'", calmId)
})
afterAll(() => client.connection.close())

test('operations.md has a view for each question', () =>
  expect(views.map(([name]) => name).toSorted()).toEqual(Object.keys(seeds).toSorted()))

test.each(views)('the view "%s" shows what it is for, and no message that waits as it should', async (name, query) => {
  await isFound(query, await begin(seeds[name] ?? {}))
  expect(await counted(query, calmId)).toBe(0)
})

test('each workflow that a view names is one of ours', () => {
  const queries = views.map(([, query]) => query).join()
  const lists = [...queries.matchAll(/WorkflowType (?:= |IN \()('[^)]*?'(?=\)| AND))/g)].map(([, list = '']) => list)
  const named = lists.flatMap((list) => [...list.matchAll(/'(\w+)'/g)].map(([, kind = '']) => kind))
  expect(named).toContain('writeAnchors')
  expect(named.filter((kind) => !Object.hasOwn(workflows, kind))).toEqual([])
})
