// Through: db, keyring, messages, recipients, deliveries, life
import { afterAll, beforeAll, expect, test } from 'vitest'
import { metrics } from '../../backend/kernel/process/metrics.ts'
import type { TestServer } from '../../backend/kernel/testing/server.ts'
import { householdIn, startHouse, type Author, type Household } from '../household/household.ts'
import { storyOf, type Story } from '../household/story.ts'

let server: TestServer
let house: Household
let story: Story
let ana: Author
beforeAll(async () => {
  server = await startHouse()
  house = householdIn(server)
  story = storyOf(server, house)
  ana = await house.author()
})
afterAll(() => server.stop())

const sent = async () => (await metrics.statements.get()).values.reduce((sum, { value }) => sum + value, 0)

/** How many statements one answer takes when this process knows no key; nothing else in it asks anything meanwhile. */
const statementsOf = async (path: string): Promise<{ readonly statements: number; readonly rows: number }> => {
  let statements = 0
  let rows = 0
  await server.whileHalted(async () => {
    await ana.browser.ask('GET', path) // the house's switches and the session's are known for a second
    const before = await sent()
    const { json } = await ana.browser.ask('GET', path)
    statements = (await sent()) - before
    rows = (Array.isArray(json) ? json : (json as { items: unknown[] }).items).length
  })
  return { statements, rows }
}

const more = async () => {
  for (let n = 0; n < 3; n += 1) {
    const person = await house.prove(ana, await house.person(ana))
    await story.draft(ana, { title: `For ${n}`, people: [person] })
  }
}

test.each(['/api/messages', '/api/recipients'])(
  '%s takes as many statements for many rows as for few',
  async (path) => {
    await more()
    const few = await statementsOf(path)
    await more()
    const many = await statementsOf(path)
    expect(many.rows).toBe(few.rows + 3)
    expect(many.statements).toBe(few.statements)
  },
)
