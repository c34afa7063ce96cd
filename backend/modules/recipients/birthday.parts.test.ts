import { afterAll, beforeAll, expect, test } from 'vitest'
import { modules } from '../../../projections/modules.ts'
import { newId } from '../../kernel/ids.ts'
import { startServer, type TestServer } from '../../kernel/testing/server.ts'
import { routes } from './routes.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ routers: [routes], projections: modules })
})
afterAll(() => server.stop())

const author = async () => {
  const { ask } = await server.signedInAs(newId())
  const recipientId = newId()
  const add = (birthday: string) =>
    ask('POST', '/api/recipients', { recipientId, name: 'Ben Hale', email: 'ben@hale.example', birthday })
  const change = (changes: object) => ask('PATCH', `/api/recipients/${recipientId}`, changes)
  return { add, change, list: () => ask('GET', '/api/recipients') }
}

test('a birthday is shown to the author, stays when something else changes, and is taken away', async () => {
  const { add, change, list } = await author()
  expect(await add('2010-03-04')).toMatchObject({ status: 201, json: { birthday: '2010-03-04' } })
  expect(await change({ name: 'Benjamin' })).toMatchObject({ json: { birthday: '2010-03-04' } })
  expect(await list()).toMatchObject({ json: [{ name: 'Benjamin', birthday: '2010-03-04' }] })
  expect(await change({ birthday: null })).toMatchObject({ json: { birthday: null } })
  expect(await list()).toMatchObject({ json: [{ birthday: null }] })
})

test.each([
  ['May', 'Write the whole date.'],
  ['2010-02-30', 'That day does not exist.'],
])('the birthday "%s" is refused: %s', async (birthday, message) => {
  const { add, list } = await author()
  expect(await add(birthday)).toMatchObject({ status: 400, json: { message } })
  expect(await list()).toMatchObject({ json: [] })
})

test('what the author is to them is shown to the author, stays when something else changes, and is taken away', async () => {
  const { add, change, list } = await author()
  await add('2010-03-04')
  expect(await change({ relation: 'your grandmother' })).toMatchObject({ json: { relation: 'your grandmother' } })
  expect(await change({ name: 'Benjamin' })).toMatchObject({ json: { relation: 'your grandmother' } })
  expect(await list()).toMatchObject({ json: [{ name: 'Benjamin', relation: 'your grandmother' }] })
  expect(await change({ relation: '' })).toMatchObject({ json: { relation: null } })
  expect(await change({ relation: 'see evil.com/x' })).toMatchObject({ status: 400 })
})
