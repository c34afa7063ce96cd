import { expect, inject, test } from 'vitest'
import { connected, databaseBeside, ensureDatabase } from './database.ts'

test('the database for the event node is made beside a given one, and a second time nothing happens', async () => {
  const given = inject('postgresUrl')
  await ensureDatabase(given, 'beside')
  await ensureDatabase(given, 'beside')
  const { rows } = await connected(databaseBeside(given, 'beside'), (client) =>
    client.query<{ name: string }>('select current_database() as name'),
  )
  expect(rows).toEqual([{ name: 'beside' }])
})

test('a server that does not let us is told of with the setting that helps', async () =>
  expect(ensureDatabase('postgres://nobody:wrong@127.0.0.1:9/everhearth', 'events')).rejects.toThrow(
    'Make it yourself, or set EVENTSTORE_URL.',
  ))
