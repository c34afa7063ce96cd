import { expect, test, vi } from 'vitest'
import { aHouse } from '../../../../tests/household/aHouse.ts'
import { ownerOf, type Author } from '../../../../tests/household/household.ts'
import { planBy } from '../../../../tests/household/lifePlan.ts'
import { lastSign, noteSign } from '../../../kernel/identity/signs.ts'
import { plus } from '../../../kernel/log/decider.ts'
import type { LifeEvent } from '../../life/events.ts'
import { life } from '../../life/life.ts'
import { sentences } from '../contract.ts'
import { triggerMessage } from '../decide/trigger.ts'
import { message } from '../message.ts'
import { lifeFact } from '../queries/lifeFacts.ts'

const { server, house, story } = aHouse()
const HAND = { Accept: 'text/html', 'Content-Type': 'application/x-www-form-urlencoded', 'Sec-Fetch-User': '?1' }

const stateOf = async (id: string) => (await server.kernel.load(message, id)).state
/** Contacts have told us a second time; what their author kept has a date since. */
const challengedAgain = async (author: Author): Promise<string> => {
  const { kernel } = server
  const id = await story.dormant(author, { people: [await house.person(author)] })
  const now = kernel.clock.now()
  const events: LifeEvent[] = [
    { type: 'ChallengeOpened', data: { openedAt: now, until: plus(now, 1), signInOnly: true } },
    {
      type: 'LifePresumed',
      data: { round: 1, asksAccepted: 3, lastSignAt: await lastSign(kernel, author.id), presumedAt: now },
    },
  ]
  await planBy(house, author, null)
  await house.tell(life, author.id, () => events, ownerOf(author.id))
  const dueAt = plus(now, 3 * 86_400_000)
  const date = { dueAt, local: dueAt.slice(0, 23), tzdb: 'test' }
  await house.tell(message, id, triggerMessage({ life: await lifeFact(kernel, author.id), date }))
  return id
}
const press = async (id: string) => {
  const { round } = await stateOf(id)
  const link = `/check/${server.kernel.capabilities.issue('check', id, round)}`
  const browser = server.browser()
  const { json } = await browser.ask('GET', link, undefined, { Accept: 'text/html' })
  const nonce = /name="nonce" value="([^"]+)"/.exec(String(json))?.[1] ?? ''
  const clock = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 2_000)
  try {
    const body = Buffer.from(new URLSearchParams({ nonce, action: 'here' }).toString())
    const { status, json: page } = await browser.ask('POST', link, body, HAND)
    return { status, text: String(page).replaceAll(/\s+/g, ' ') }
  } finally {
    clock.mockRestore()
  }
}

test('once a death was reported again, a press by email stops nothing, and signing in does', async () => {
  const author = await house.author()
  const id = await challengedAgain(author)
  const before = await stateOf(id)
  const { status, text } = await press(id)
  expect(status).toBe(409)
  expect(text).toContain(sentences['sign-in-needed'])
  expect(await stateOf(id)).toEqual(before)
  // A sign that anyone who reads the mailbox can give keeps no delivery from what rests on their silence.
  const { seenAt } = await lifeFact(server.kernel, author.id)
  await noteSign(server.kernel.db, author.id)
  expect((await lifeFact(server.kernel, author.id)).seenAt).toBe(seenAt)
  expect(await author.browser.ask('POST', '/api/life/here', {})).toMatchObject({ status: 200 })
  expect(await stateOf(id)).toMatchObject({ status: 'dormant', dueAt: '' })
})
