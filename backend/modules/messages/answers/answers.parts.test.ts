import { beforeAll, describe, expect, test } from 'vitest'
import { plus } from '../../../kernel/log/decider.ts'
import { aHouse } from '../../../../tests/household/aHouse.ts'
import { ownerOf, type Author } from '../../../../tests/household/household.ts'
import { cancelMessage } from '../decide/cancel.ts'
import { claimDelivery } from '../decide/deliver.ts'
import { restoreMessage } from '../decide/restore.ts'
import { message } from '../message.ts'
import { answerPageOf, open, PAGE, send } from '../testing/answerPage.ts'

const { server, house, story } = aHouse()
let ana: Author
let ben: string
beforeAll(async () => {
  ana = await house.author()
  ben = await house.prove(ana, await house.person(ana))
})

const { linkOf, numberIn, answering, stateOf, eventsOf, typesOf } = answerPageOf(server)

describe('the link of a check', () => {
  test('shows who is asked, what about and when, and has two answers', async () => {
    const id = await story.noticed(ana, { people: [ben], title: 'For <Ben> & co' })
    const { status, text, headers } = await open(server.browser(), linkOf(id))
    expect(status).toBe(200)
    expect(text).toContain('What should happen to it, Ana?')
    expect(text).toMatch(/<title>What should happen to it\?/)
    expect(text).toContain('“For &lt;Ben&gt; &amp; co”')
    const day = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
    expect(text).toContain(day.format(new Date((await stateOf(id)).dueAt)))
    expect(text.match(/<button/g)).toHaveLength(2)
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(headers.get('Referrer-Policy')).toBe('same-origin')
    expect(headers.get('Content-Security-Policy')).toContain("form-action 'self'")
    expect(headers.getSetCookie().join()).toMatch(/answer=[^;]+; path=\/check\/\w+; samesite=strict; httponly/i)
  })

  test.each(['here', 'planned', 'cancel'])('leads to the answer "%s" that the email spoke of', async (action) => {
    const id = await story.checked(ana, { people: [ben] })
    const { text } = await open(server.browser(), `${linkOf(id)}?do=${action}`)
    expect(text).toContain(`name="action" value="${action}"`)
  })

  test('changes nothing by being read, however often and however', async () => {
    const id = await story.checked(ana, { people: [ben] })
    const before = await eventsOf(id)
    for (const query of ['', '?do=here', '?do=planned', '?do=cancel', '?action=cancel&nonce=x'])
      for (const method of ['GET', 'HEAD', 'GET'])
        await server.browser().ask(method, `${linkOf(id)}${query}`, undefined, PAGE)
    expect(await eventsOf(id)).toEqual(before)
  })

  test('holds the message where the author is here, and says so again', async () => {
    const id = await story.checked(ana, { people: [ben] })
    const browser = server.browser()
    const answer = await answering(id, 'here', browser)
    expect(answer).toMatchObject({ status: 200, json: expect.stringContaining('Your message is on hold') as string })
    expect((await typesOf(id)).slice(-2)).toEqual(['AuthorResponded', 'MessageHeld'])
    const events = await eventsOf(id)
    expect(await open(browser, linkOf(id))).toMatchObject({
      status: 200,
      text: expect.stringContaining('on hold') as string,
    })
    expect(await eventsOf(id)).toEqual(events)
    expect(events.at(-1)?.metadata).toMatchObject({ actor: { kind: 'account', id: ana.id } })
  })

  test('leaves the message on its way where it shall go as planned', async () => {
    const id = await story.noticed(ana, { people: [ben] })
    const answer = await answering(id, 'planned')
    expect(answer).toMatchObject({ status: 200, json: expect.stringContaining('It will be sent as planned') as string })
    expect(await stateOf(id)).toMatchObject({ status: 'noticed', isConfirmed: true })
    expect(String(answer.json)).toMatch(/<title>It will be sent as planned/)
  })

  test('of a message that is paused, or a draft again, says what is true of it', async () => {
    const paused = await story.paused(ana, { people: [ben] })
    expect((await open(server.browser(), linkOf(paused))).text).toContain('is paused: nothing is sent until')
    const cancelling = await open(server.browser(), `${linkOf(paused)}?do=cancel`)
    expect(cancelling).toMatchObject({ status: 200, action: 'cancel' })
    expect(cancelling.text).toContain('is paused: nothing is sent until')
    const restored = await story.cancelled(ana, { people: [ben] })
    await house.tell(message, restored, restoreMessage(), ownerOf(ana.id))
    expect((await open(server.browser(), linkOf(restored))).text).toContain('This message is a draft')
  })

  test('counts while the message is paused, which stays so', async () => {
    const id = await story.paused(ana, { people: [ben] })
    expect(await open(server.browser(), `${linkOf(id)}?do=planned`)).toMatchObject({ action: 'here' })
    const answer = await answering(id, 'here')
    expect(answer).toMatchObject({ status: 200, json: expect.stringContaining('Thank you for telling us') as string })
    expect(await stateOf(id)).toMatchObject({ status: 'paused' })
    expect((await eventsOf(id)).at(-1)).toMatchObject({
      type: 'AuthorResponded',
      metadata: { actor: { kind: 'account', id: ana.id } },
    })
  })

  test('cancels the message, and a second press is the same', async () => {
    const id = await story.checked(ana, { people: [ben] })
    const browser = server.browser()
    const { nonce } = await open(browser, `${linkOf(id)}?do=cancel`)
    for (const said of ['This message is cancelled', 'This message is already cancelled'])
      expect(await send(browser, linkOf(id), { nonce, action: 'cancel', number: numberIn(id) })).toMatchObject({
        status: 200,
        json: expect.stringContaining(said) as string,
      })
    expect(await stateOf(id)).toMatchObject({ status: 'cancelled' })
    expect((await typesOf(id)).filter((type) => type === 'MessageCancelled')).toHaveLength(1)
    expect((await open(server.browser(), linkOf(id))).text).toContain('This message is already cancelled')
  })

  test.each(['here', 'planned', 'cancel'] as const)('"%s" of one that is cancelled says so', async (action) => {
    const id = await story.checked(ana, { people: [ben] })
    const browser = server.browser()
    const link = linkOf(id)
    const { nonce } = await open(browser, link)
    // Its date is another one meanwhile: the link is of an earlier round.
    await story.reschedule(ana, id, plus(server.kernel.clock.now(), 20 * server.kernel.clock.dayMs))
    await house.tell(message, id, cancelMessage({ via: 'app' }), ownerOf(ana.id))
    const events = await eventsOf(id)
    expect(await send(browser, link, { nonce, action, number: numberIn(id) })).toMatchObject({
      status: 200,
      json: expect.stringContaining('This message is already cancelled') as string,
    })
    expect((await open(browser, link)).text).toContain('This message is already cancelled')
    expect(await eventsOf(id)).toEqual(events)
  })

  test('comes too late once delivery has begun', async () => {
    const id = await story.checked(ana, { people: [ben] })
    const actions = ['here', 'cancel']
    const pages = await Promise.all(
      actions.map(async (action) => {
        const browser = server.browser()
        return { browser, action, nonce: (await open(browser, linkOf(id))).nonce }
      }),
    )
    const { round, dueAt } = await stateOf(id)
    const claim = claimDelivery({ round, dbAt: dueAt, answerableMs: 86_400_000, lost: [], recipients: [], people: [] })
    await house.tell(message, id, claim, undefined, dueAt)
    const before = await eventsOf(id)
    for (const { browser, action, nonce } of pages)
      expect(await send(browser, linkOf(id), { nonce, action, number: numberIn(id) })).toMatchObject({
        status: 409,
        json: expect.stringMatching(/Delivery has begun[^]*Take it back/) as string,
      })
    expect(await eventsOf(id)).toEqual(before)
  })
})

describe('what was claimed', () => {
  test('is taken back from the same page, and nothing is released', async () => {
    const id = await story.claimed(ana, { people: [ben] })
    const browser = server.browser()
    const { nonce, action, text } = await open(browser, `${linkOf(id)}?do=recall`)
    expect(action).toBe('recall')
    expect(text).toContain('Delivery has begun')
    const answer = await send(browser, linkOf(id), { nonce, action, number: numberIn(id) })
    expect(answer).toMatchObject({ status: 200, json: expect.stringContaining('You took it back') as string })
    expect(await stateOf(id)).toMatchObject({ status: 'recalled' })
    const again = await send(browser, linkOf(id), { nonce, action, number: numberIn(id) })
    expect(again).toMatchObject({ status: 200 })
    expect((await typesOf(id)).filter((type) => type === 'DeliveryRecalled')).toHaveLength(1)
  })

  test('can still be taken back after it was delivered, and says how far it came', async () => {
    const id = await story.delivered(ana, { people: [ben] })
    const { action } = await open(server.browser(), linkOf(id))
    expect(action).toBe('recall')
    const answer = await ana.browser.ask('POST', `/api/messages/${id}/recall`, {})
    expect(answer).toMatchObject({
      status: 200,
      json: { state: 'recalled', perRecipient: [{ recipientId: ben, state: 'not_sent' }] },
    })
  })

  test('is nobody else’s to take back, and what is not claimed has nothing to take back', async () => {
    const id = await story.claimed(ana, { people: [ben] })
    const eve = await house.author()
    expect(await eve.browser.ask('POST', `/api/messages/${id}/recall`, {})).toMatchObject({ status: 404 })
    const waiting = await story.checked(ana, { people: [ben] })
    const answer = await ana.browser.ask('POST', `/api/messages/${waiting}/recall`, {})
    expect(answer).toMatchObject({ status: 409, json: { code: 'not-claimed' } })
  })
})
