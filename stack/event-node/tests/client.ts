import { createHash } from 'node:crypto'
import {
  EventStoreDBClient,
  jsonEvent,
  WrongExpectedVersionError,
  type AppendExpectedRevision,
  type Position,
  type ResolvedEvent,
} from '@eventstore/db-client'
import type { NodeProcess } from './node.ts'

export const connect = ({ address }: NodeProcess) => EventStoreDBClient.connectionString`esdb://${address}?tls=false`

/** The client keeps its pending appends in one table of the module: one client at a time. */
export const withClient = async <Result>(node: NodeProcess, act: (client: EventStoreDBClient) => Promise<Result>) => {
  const client = connect(node)
  try {
    return await act(client)
  } finally {
    await client.dispose()
  }
}

/** The same words give the same UUID. */
export const idOf = (...words: readonly string[]) => {
  const hex = createHash('sha256').update(words.join(' ')).digest('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

export const eventOf = (stream: string, name: string, data: Record<string, unknown> = {}) =>
  jsonEvent({ id: idOf(stream, name), type: 'happened', data: { name, ...data } })

export const append = (
  client: EventStoreDBClient,
  stream: string,
  names: readonly string[],
  expectedRevision: AppendExpectedRevision = 'any',
) =>
  client.appendToStream(
    stream,
    names.map((name) => eventOf(stream, name)),
    { expectedRevision },
  )

export const collect = async (events: AsyncIterable<ResolvedEvent>) => {
  const all: ResolvedEvent[] = []
  for await (const event of events) all.push(event)
  return all
}

export const namesIn = async (client: EventStoreDBClient, stream: string) =>
  (await collect(client.readStream(stream))).map(({ event }) => nameOf(event?.data))

export const nameOf = (data: unknown) =>
  typeof data === 'object' && data !== null && 'name' in data ? String(data.name) : ''

/** What an append or a delete came to, in one comparable value. */
export const outcomeOf = async (action: Promise<{ nextExpectedRevision?: bigint; position?: Position }>) => {
  try {
    const { nextExpectedRevision } = await action
    return { revision: nextExpectedRevision }
  } catch (error) {
    if (error instanceof WrongExpectedVersionError)
      return { wrong: error.actualVersion, expected: error.expectedVersion, stream: error.streamName }
    if (error instanceof Error && 'type' in error)
      return { refused: error.type, stream: 'streamName' in error ? error.streamName : undefined }
    throw error
  }
}
