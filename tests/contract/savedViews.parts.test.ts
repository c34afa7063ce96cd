import { readFileSync } from 'node:fs'
import { Client, Connection } from '@temporalio/client'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { prepareNamespace } from '../../workflows/temporal.ts'

const book = readFileSync(new URL('../../docs/operations.md', import.meta.url), 'utf8')
const views = [...book.matchAll(/^\| ([^|]+) \| `([^`|]*ExecutionStatus[^`|]*)` \|$/gm)].map(
  ([, name = '', query = '']) => [name, query.replaceAll('…', '2031-05-03T07:00:00Z')] as const,
)

let client: Client
beforeAll(async () => {
  const connection = await Connection.connect({ address: inject('temporalAddress') })
  client = new Client({ connection, namespace: inject('temporalNamespace') })
  await prepareNamespace(client, inject('temporalNamespace'))
})
afterAll(() => client.connection.close())

test('operations.md has a view for each question', () => expect(views.length).toBeGreaterThanOrEqual(12))

test.each(views)('Temporal answers the view "%s"', async (_, query) => {
  expect((await client.workflow.count(query)).count).toBeGreaterThanOrEqual(0)
})
