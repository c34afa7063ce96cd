import { beforeAll, describe, expect, test, vi } from 'vitest'
import { sql } from '../../../kernel/db.ts'
import { plus } from '../../../kernel/log/decider.ts'
import { answerableSince } from '../../../kernel/process/heartbeat.ts'
import { probing } from '../../../kernel/process/prober.ts'
import { CANARY_ID, canaryPage } from '../links.ts'
import { aHouse } from '../../../../tests/household/aHouse.ts'
import type { Author } from '../../../../tests/household/household.ts'
import { sentences } from '../contract.ts'
import { answerPageOf, open, send } from '../testing/answerPage.ts'

const { server, house, story } = aHouse()
let ana: Author
let ben: string
beforeAll(async () => {
  ana = await house.author()
  ben = await house.prove(ana, await house.person(ana))
})

const { linkOf, numberIn, answering, stateOf, eventsOf } = answerPageOf(server)

describe('a link that no longer holds', () => {
  test('is told that the date was changed, also by a page that was open before', async () => {
    const id = await story.noticed(ana, { people: [ben] })
    const browser = server.browser()
    const { nonce } = await open(browser, linkOf(id))
    await story.reschedule(ana, id, plus(server.kernel.clock.now(), 30 * 86_400_000))
    await story.notice(id, 1)
    const before = await eventsOf(id)
    expect(await open(server.browser(), linkOf(id))).toMatchObject({
      status: 410,
      text: expect.stringContaining('This date was changed.') as string,
    })
    for (const action of ['here', 'planned', 'cancel'])
      expect(await send(browser, linkOf(id), { nonce, action, number: numberIn(id) })).toMatchObject({
        status: 410,
        json: expect.stringContaining('This date was changed.') as string,
      })
    expect(await eventsOf(id)).toEqual(before)
    expect(await open(browser, linkOf(id, 2))).toMatchObject({ status: 200, action: 'planned' })
  })

  test.each([
    ['cut short', (link: string) => link.slice(0, -3)],
    ['changed in one letter', (link: string) => `${link.slice(0, 40)}${link[40] === 'a' ? 'b' : 'a'}${link.slice(41)}`],
    ['of another purpose', (_: string, id: string) => `/check/${server.kernel.capabilities.issue('deliver', id, 1)}`],
    ['of a round that never was', (_: string, id: string) => linkOf(id, 2)],
    ['of no message', () => linkOf('018f0000-0000-7000-8000-000000000000')],
  ])('is told so where it is %s', async (_, broken) => {
    const id = await story.noticed(ana, { people: [ben] })
    const before = await eventsOf(id)
    const path = broken(linkOf(id), id)
    const words = expect.stringContaining(sentences['link-invalid']) as string
    expect(await open(server.browser(), path)).toMatchObject({ status: 404, text: words })
    expect(await send(server.browser(), path, { nonce: 'x', action: 'cancel' })).toMatchObject({
      status: 404,
      json: words,
    })
    expect(await eventsOf(id)).toEqual(before)
  })
})

test('the answer page is seen to work, and nothing is stored by it', async () => {
  const { kernel } = server
  const stop = new AbortController()
  const done = probing(kernel, canaryPage(kernel.capabilities), stop.signal)
  try {
    await vi.waitFor(async () => expect(await answerableSince(kernel, '2000-01-01T00:00:00.000Z')).toBeGreaterThan(0), {
      timeout: 20_000,
      interval: 100,
    })
  } finally {
    stop.abort()
    await done
  }
  expect(await kernel.store.read(`message-${CANARY_ID}`)).toEqual([])
})

test('links are answered while no read table can be read', async () => {
  const id = await story.checked(ana, { people: [ben] })
  for (const schema of ['accounts', 'recipients', 'media', 'messages', 'deliveries'])
    await server.kernel.db.query(sql.typeAlias('void')`
      alter schema ${sql.identifier([schema])} rename to ${sql.identifier([`${schema}_away`])}`)
  try {
    const { text } = await open(server.browser(), linkOf(id))
    // Who is asked, and how they are called, is read from their stream.
    expect(text).toContain('<h1>What should happen to it, Ana?</h1>')
    expect(await answering(id, 'here')).toMatchObject({ status: 200 })
    expect(await stateOf(id)).toMatchObject({ status: 'held' })
  } finally {
    for (const schema of ['accounts', 'recipients', 'media', 'messages', 'deliveries'])
      await server.kernel.db.query(sql.typeAlias('void')`
        alter schema ${sql.identifier([`${schema}_away`])} rename to ${sql.identifier([schema])}`)
  }
})
