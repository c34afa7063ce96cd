import { beforeEach, expect, test } from 'vitest'
import { aHouse } from '../../../tests/household/aHouse.ts'
import { ownerOf, type Author } from '../../../tests/household/household.ts'
import { look, press, SCANNER } from '../../../tests/household/press.ts'
import { sql } from '../../kernel/db.ts'
import { AWAY } from '../../kernel/page/away.ts'
import { setLifePlan } from './decide/plan.ts'
import type { LifeEvent } from './events.ts'
import { life } from './life.ts'
import { terms } from './testing/states.ts'

const { server, house } = aHouse()
let ruth: Author
beforeEach(async () => {
  ruth = await house.author({ username: 'ruth' })
  const facts = { k: null, confirmSingle: false, isVerified: true, isReauthenticated: true }
  await house.tell(life, ruth.id, setLifePlan({ ...terms, ...facts }), ownerOf(ruth.id))
})

const linkOf = (id: string) => `/here/${server.kernel.capabilities.issue('here', id)}`
const typesOf = async (id: string) => (await server.kernel.store.read(`life-${id}`)).map(({ type }) => type)
/** Asked once, long ago. */
const ask = async ({ id }: Author) => {
  const { questions } = (await server.kernel.load(life, id)).state
  const tried = { round: questions.round, about: 'silence', ask: 1, attempt: 1, mailId: 'm1' } as const
  const at = server.kernel.clock.now()
  const asked: readonly LifeEvent[] = [
    { type: 'CheckInAttempted', data: { ...tried, lastSignAt: at } },
    { type: 'CheckInAccepted', data: { ...tried, smtpCode: 250, acceptedAt: at } },
  ]
  await house.tell(life, id, () => asked)
}

test('the page asks one thing, by name, and looking at it changes nothing', async () => {
  await ask(ruth)
  const before = await typesOf(ruth.id)
  const { status, text } = await look(server.browser(), linkOf(ruth.id))
  expect(status).toBe(200)
  expect(text).toContain('Are you there, Ruth?')
  expect(text.match(/<button/g)).toHaveLength(1)
  expect(await typesOf(ruth.id)).toEqual(before)
})

test('a press ends the questions, and a second one says the same and changes nothing', async () => {
  await ask(ruth)
  const browser = server.browser()
  for (const _ of ['first', 'second'])
    expect(await press(browser, linkOf(ruth.id))).toMatchObject({
      status: 200,
      text: expect.stringContaining('everything is as you left it') as string,
    })
  expect((await typesOf(ruth.id)).filter((type) => type === 'SignOfLifeSeen')).toHaveLength(1)
})

test('a program that looks through email and presses buttons says nothing', async () => {
  await ask(ruth)
  expect((await press(server.browser(), linkOf(ruth.id), SCANNER)).text).toContain('press the button once more')
  expect(await typesOf(ruth.id)).not.toContain('SignOfLifeSeen')
})

test('nobody’s link, and that of someone without a plan, lead nowhere', async () => {
  const sam = await house.author()
  for (const link of ['/here/abc', linkOf(sam.id)])
    expect(await look(server.browser(), link)).toMatchObject({
      status: 404,
      text: expect.stringContaining('This link no longer works') as string,
    })
})

test('a press that could not be noted beside the log counts, and its page does not say that all is well', async () => {
  await ask(ruth)
  await server.kernel.db.query(sql.typeAlias('void')`alter table kernel.signs rename to signs_elsewhere`)
  try {
    expect(await press(server.browser(), linkOf(ruth.id))).toMatchObject({
      status: 503,
      text: expect.stringContaining(AWAY) as string,
    })
  } finally {
    await server.kernel.db.query(sql.typeAlias('void')`alter table kernel.signs_elsewhere rename to signs`)
  }
  expect(await typesOf(ruth.id)).toContain('SignOfLifeSeen')
})
