import { randomBytes } from 'node:crypto'
import { expect, inject, test } from 'vitest'
import { connected, databaseBeside, ensureDatabase } from './database.ts'

test('the database for the event node is made beside a given one, and a second time nothing happens', async () => {
  const given = inject('postgresUrl')
  const name = `beside_${randomBytes(6).toString('hex')}`
  const asked = <T extends object>(statement: string) =>
    connected(databaseBeside(given, name), (client) => client.query<T>(statement))
  await ensureDatabase(given, name)
  await asked(`create table kept as select 'a row' as what`)
  await ensureDatabase(given, name)
  const { rows } = await asked<{ name: string; what: string }>('select current_database() as name, what from kept')
  expect(rows).toEqual([{ name, what: 'a row' }])
})

test('a server that does not let us is told of with the setting that helps', async () =>
  expect(ensureDatabase('postgres://nobody:wrong@127.0.0.1:9/everhearth', 'events')).rejects.toThrow(
    'Make it yourself, or set EVENTSTORE_URL.',
  ))
