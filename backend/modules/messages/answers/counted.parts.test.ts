import { beforeAll, describe, expect, test, vi } from 'vitest'
import { aHouse } from '../../../../tests/household/aHouse.ts'
import type { Author } from '../../../../tests/household/household.ts'
import { choicesOf } from './number.ts'
import { answerPageOf, FORM, open, PAGE, send } from '../testing/answerPage.ts'

const { server, house, story } = aHouse()
let ana: Author
let ben: string
beforeAll(async () => {
  ana = await house.author()
  ben = await house.prove(ana, await house.person(ana))
})

const { linkOf, numberIn, eventsOf } = answerPageOf(server)

describe('an answer', () => {
  const expectRefused = async (
    id: string,
    answer: Promise<{ status: number; json: unknown }>,
    status: number,
    words: string,
  ) => {
    const before = await eventsOf(id)
    expect(await answer).toMatchObject({ status, json: expect.stringContaining(words) as string })
    expect(await eventsOf(id)).toEqual(before)
  }
  const OUTDATED = 'Your page is out of date. Reload and try again.'

  const NUMBER = 'Which number did we email you?'

  test('without the page’s cookie, or from a page not of ours, is asked for the email’s number', async () => {
    const [id, other] = [await story.checked(ana, { people: [ben] }), await story.checked(ana, { people: [ben] })]
    const browser = server.browser()
    const { nonce } = await open(browser, linkOf(id))
    await expectRefused(id, send(server.browser(), linkOf(id), { nonce, action: 'here' }), 200, NUMBER)
    await expectRefused(id, send(browser, linkOf(id), { nonce: '', action: 'here' }), 200, NUMBER)
    await expectRefused(id, send(browser, linkOf(id), { nonce: '9999999999999.AAAA', action: 'here' }), 200, NUMBER)
    const { nonce: another } = await open(browser, linkOf(other))
    await expectRefused(id, send(browser, linkOf(id), { nonce: another, action: 'here' }), 200, NUMBER)
    await expectRefused(id, browser.ask('POST', linkOf(id), undefined, PAGE), 400, 'This link no longer works')
  })

  test('with the right number needs a page of ours all the same', async () => {
    const id = await story.checked(ana, { people: [ben] })
    const number = numberIn(id)
    await expectRefused(id, send(server.browser(), linkOf(id), { nonce: 'x', action: 'here', number }), 403, OUTDATED)
  })

  test('given faster than anyone reads, or by a program, counts with the email’s number alone', async () => {
    const id = await story.checked(ana, { people: [ben] })
    const browser = server.browser()
    const { nonce } = await open(browser, linkOf(id))
    const page = await send(browser, linkOf(id), { nonce, action: 'here' })
    expect(page).toMatchObject({ status: 200, json: expect.stringContaining(NUMBER) as string })
    const asked = /name="nonce" value="([^"]*)"/.exec(String(page.json))?.[1] ?? ''
    const numbers = choicesOf(server.kernel.settings, id, 1).map(String)
    expect(numbers).toContain(numberIn(id))
    expect(new Set(numbers).size).toBe(3)
    const wrong = numbers.find((number) => number !== numberIn(id)) ?? ''
    // Whoever has no cookie can still answer: the page of the number needs none.
    const other = server.browser()
    await expectRefused(
      id,
      send(other, linkOf(id), { nonce: asked, action: 'here', number: wrong }),
      200,
      'not the right number',
    )
    // One wrong number ends the page it stood on: a program that presses them all gets no second try there.
    const right = numberIn(id)
    await expectRefused(
      id,
      send(other, linkOf(id), { nonce: asked, action: 'here', number: right }),
      200,
      'not the right number',
    )
    const anew = await send(browser, linkOf(id), { nonce, action: 'here' })
    const begun = /name="nonce" value="([^"]*)"/.exec(String(anew.json))?.[1] ?? ''
    const answer = await send(other, linkOf(id), { nonce: begun, action: 'here', number: right })
    expect(answer).toMatchObject({ status: 200, json: expect.stringContaining('on hold') as string })
    expect((await eventsOf(id)).at(-2)).toMatchObject({
      type: 'AuthorResponded',
      data: { pub: { strength: 'picked_number' } },
    })
  })

  test('is given twenty times a minute at most', async () => {
    const id = await story.checked(ana, { people: [ben] })
    const press = () => send(server.browser(), linkOf(id), { nonce: 'x', action: 'here' })
    for (let n = 0; n < 20; n += 1) expect(await press()).toMatchObject({ status: 200 })
    await expectRefused(id, press(), 429, 'A little too often')
  })

  test('given by hand on a page that was read counts at once', async () => {
    const id = await story.checked(ana, { people: [ben] })
    const browser = server.browser()
    const { nonce } = await open(browser, linkOf(id))
    // Before it was open long enough to be read it is only asked for the number, and changes nothing.
    await vi.waitFor(
      async () => {
        const answer = await send(browser, linkOf(id), { nonce, action: 'here' }, { 'Sec-Fetch-User': '?1' })
        expect(String(answer.json)).toContain('on hold')
      },
      { timeout: 20_000, interval: 200 },
    )
    expect((await eventsOf(id)).at(-2)).toMatchObject({
      type: 'AuthorResponded',
      data: { pub: { strength: 'strong' } },
    })
  })

  test('from a foreign page is refused', async () => {
    const id = await story.checked(ana, { people: [ben] })
    const browser = server.browser()
    const { nonce } = await open(browser, linkOf(id))
    const form = Buffer.from(new URLSearchParams({ nonce, action: 'here' }).toString())
    const before = await eventsOf(id)
    const answer = await browser.ask('POST', linkOf(id), form, { ...FORM, Origin: 'https://evil.example' })
    expect(answer.status).toBe(403)
    expect(await eventsOf(id)).toEqual(before)
  })
})
