// Through: stories, connections, families
import { afterAll, beforeAll, expect, test } from 'vitest'
import { householdIn, startHouse } from '../../../tests/household/household.ts'
import { newId } from '../../kernel/ids.ts'
import type { Browser } from '../../kernel/testing/browser.ts'
import type { TestServer } from '../../kernel/testing/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startHouse()
})
afterAll(() => server.stop())

const someone = async () => server.signedInAs((await householdIn(server).author()).id)
const withRelative = async (browser: Browser) => {
  const relativeId = newId()
  expect((await browser.ask('POST', '/api/relatives', { relativeId, name: 'Joseph' })).status).toBe(201)
  return relativeId
}
const ask = (browser: Browser, relativeId: string) =>
  browser.ask('POST', '/api/stories', {
    storyId: newId(),
    question: 'What could you see from your bed?',
    to: { relativeId, name: 'Joseph' },
  })

test('only a relative of the family that asks can be named in a question', async () => {
  const [ruth, eve] = [await someone(), await someone()]
  const [joseph, other] = [await withRelative(ruth), await withRelative(eve)]
  expect(await ask(ruth, joseph)).toMatchObject({ status: 201, json: { relativeId: joseph, name: 'Joseph' } })
  for (const unknown of [other, newId()])
    expect(await ask(ruth, unknown)).toMatchObject({ status: 404, json: { code: 'not-found' } })
  expect((await ruth.ask('DELETE', `/api/relatives/${joseph}`, {})).status).toBe(200)
  expect((await ask(ruth, joseph)).status).toBe(404)
})
