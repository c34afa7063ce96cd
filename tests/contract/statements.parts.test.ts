// Through: db
import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../backend/kernel/db.ts'
import { startServer, type TestServer } from '../../backend/kernel/testing/server.ts'

const none = sql.typeAlias('void')
const Prepared = v.object({ statement: v.string() })
const Thing = v.object({ id: v.number(), shownAs: v.string() })

let server: TestServer
beforeAll(async () => {
  server = await startServer({ routers: [] })
})
afterAll(() => server.stop())

const make = () => server.kernel.db.query(none`create table public.things (id int, shown_as text)`)
const drop = () => server.kernel.db.query(none`drop table public.things`)
/** What the connection that is asked has prepared of these. */
const preparedAbout = (words: string) => sql.type(Prepared)`
  select statement from pg_prepared_statements where position(${words} in statement) > 0`

test('a statement that comes again and again is prepared, once a connection, and one that does not is not', async () => {
  await make()
  const prepared = await server.kernel.db.connect(async (connection) => {
    for (let n = 0; n < 20; n += 1)
      await connection.query(none`insert into public.things (id, shown_as) values (${n}, ${'one'})`)
    await connection.query(none`update public.things set shown_as = 'another'`)
    return connection.any(preparedAbout('public.things'))
  })
  expect(prepared).toEqual([{ statement: expect.stringContaining('insert into public.things') as string }])
  await drop()
})

test('it finds a table that took the place of the one it was prepared for', async () => {
  const things = () => server.kernel.db.any(sql.type(Thing)`select id, shown_as from public.things order by id`)
  await make()
  for (let n = 0; n < 20; n += 1) expect(await things()).toEqual([])
  await drop()
  await make()
  await server.kernel.db.query(none`insert into public.things (id, shown_as) values (1, 'new')`)
  expect(await things()).toEqual([{ id: 1, shownAs: 'new' }])
  await drop()
})

test('statements that are made anew each time do not fill it', async () => {
  const { db } = server.kernel
  const count = await db.connect(async (connection) => {
    for (let n = 0; n < 600; n += 1)
      await connection.any(sql.type(v.object({}))`select ${sql.identifier(['n'])} from (values (1)) as made (n)
        where ${sql.join(
          Array.from({ length: 1 + (n % 300) }, () => sql.fragment`true`),
          sql.fragment` and `,
        )}`)
    return connection.any(preparedAbout('made (n)'))
  })
  expect(count.length).toBe(0)
})
