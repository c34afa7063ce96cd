import { expect, test } from 'vitest'
import { aHouse } from '../../../../tests/household/aHouse.ts'
import type { Author } from '../../../../tests/household/household.ts'
import { verdictOf } from '../../../../workflows/messages/testing/verdict.ts'
import { sql } from '../../../kernel/db.ts'
import { AWAY } from '../../../kernel/page/away.ts'
import { answerPageOf } from '../testing/answerPage.ts'

const { server, house, story } = aHouse()

const { answering, stateOf } = answerPageOf(server)
const lifeOf = async ({ id }: Author) => (await server.kernel.store.read(`life-${id}`)).map(({ type }) => type)
/** An answer while the sign of whoever gives it cannot be written. */
const pressedAway = async (id: string) => {
  const { db } = server.kernel
  await db.query(sql.typeAlias('void')`alter table kernel.signs rename to signs_elsewhere`)
  try {
    return await answering(id, 'here')
  } finally {
    await db.query(sql.typeAlias('void')`alter table kernel.signs_elsewhere rename to signs`)
  }
}

test('an answer counts while its sign cannot be written, and is thanked for', async () => {
  const ana = await house.author()
  const id = await story.checked(ana, { people: [await house.person(ana)] })
  expect(await pressedAway(id)).toMatchObject({ status: 200 })
  expect(await stateOf(id)).toMatchObject({ status: 'held' })
})

test('about what their silence has dated it counts too, and its page does not say that all is well', async () => {
  const ana = await house.author()
  const { letterTo, presume } = verdictOf(server, house)
  const id = await letterTo(ana, await house.person(ana), 'To Ben')
  await presume(ana, [id], 0)
  const { status, json } = await pressedAway(id)
  expect(status).toBe(503)
  expect(json).toContain(AWAY)
  expect(await stateOf(id)).toMatchObject({ status: 'dormant', dueAt: '' })
  expect((await lifeOf(ana)).slice(-2)).toEqual(['SignOfLifeSeen', 'LifeRestored'])
})

test('one answer brings all back that their silence has dated, before they are thanked', async () => {
  const ana = await house.author()
  const { letterTo, presume } = verdictOf(server, house)
  const ids = [await letterTo(ana, await house.person(ana), 'One'), await letterTo(ana, await house.person(ana), 'Two')]
  await presume(ana, ids, 0)
  expect(await answering(ids[0] ?? '', 'here')).toMatchObject({ status: 200 })
  for (const id of ids) expect(await stateOf(id)).toMatchObject({ status: 'dormant', dueAt: '' })
})
