import { beforeEach, expect, test } from 'vitest'
import { aHouse } from '../../../tests/household/aHouse.ts'
import { ownerOf, type Author } from '../../../tests/household/household.ts'
import { HAND, look, nonceIn, PAGE, pressForm, SCANNER } from '../../../tests/household/press.ts'
import { newId } from '../../kernel/ids.ts'
import type { Browser } from '../../kernel/testing/browser.ts'
import { removeContact } from './decide/invite.ts'
import { contactIn, life } from './life.ts'

const { server, house } = aHouse()
let ana: Author
beforeEach(async () => {
  ana = await house.author()
})

const linkOf = (contactId: string) => `/trusted/${server.kernel.capabilities.issue('trusted', ana.id, contactId)}`
const stateOf = async (contactId: string) =>
  contactIn((await server.kernel.load(life, ana.id)).state, contactId)?.status
const nonceOf = async (browser: Browser, link: string) => nonceIn((await look(browser, link)).text)
/** A button of the page, pressed after it was read for a while. */
const press = async (browser: Browser, link: string, answer: string, { headers = HAND, readMs = 2_000 } = {}) => {
  const { status, json } = await pressForm(browser, link, `${link}/${answer}`, {}, headers, readMs)
  return { status, text: String(json) }
}

test('the page says who asks and what a contact does, and looking at it changes nothing', async () => {
  const id = await house.contact(ana, { isAsked: true })
  const { status, text } = await look(server.browser(), linkOf(id))
  expect(status).toBe(200)
  expect(text).toContain('Ana would like you to be a trusted contact')
  const read = text.replaceAll(/\s+/g, ' ')
  for (const duty of [
    'or we cannot reach someone a message is for, we write to you',
    'You can tell us that Ana has died, and you can always ask us to wait.',
    'What you may be asked',
    'You never see what Ana has left here: no message, no recording, no title.',
  ])
    expect(read).toContain(duty)
  for (const answer of ['accept', 'decline']) expect(text).toContain(`action="${linkOf(id)}/${answer}"`)
  expect(await server.kernel.store.read(`life-${ana.id}`)).toHaveLength(1)
})

test('a yes is kept and shown, and may become a no and a yes again', async () => {
  const id = await house.contact(ana, { isAsked: true })
  const browser = server.browser()
  expect(await press(browser, linkOf(id), 'accept')).toMatchObject({
    status: 200,
    text: expect.stringContaining('You are a trusted contact of Ana') as string,
  })
  expect(await stateOf(id)).toBe('accepted')
  expect((await press(browser, linkOf(id), 'decline')).text).toContain('We do not write to you about it')
  expect(await stateOf(id)).toBe('declined')
  expect((await press(browser, linkOf(id), 'accept')).text).toContain('You are a trusted contact of Ana')
  const [, said] = await server.kernel.store.read(`life-${ana.id}`)
  expect(said?.metadata).toMatchObject({ actor: { kind: 'contact', id } })
})

test.each([
  ['without having read the page', { readMs: 100 }],
  ['by a program that looks through email', { headers: SCANNER }],
])('a button pressed %s asks once more', async (_, how) => {
  const id = await house.contact(ana, { isAsked: true })
  const browser = server.browser()
  expect((await press(browser, linkOf(id), 'accept', how)).text).toContain('press the button once more')
  expect(await stateOf(id)).toBe('invited')
  await press(browser, linkOf(id), 'accept')
  expect(await stateOf(id)).toBe('accepted')
})

test('a form of another browser answers nothing', async () => {
  const id = await house.contact(ana, { isAsked: true })
  const nonce = await nonceOf(server.browser(), linkOf(id))
  const body = Buffer.from(new URLSearchParams({ nonce }).toString())
  const { json } = await server.browser().ask('POST', `${linkOf(id)}/accept`, body, HAND)
  expect(json).toContain('press the button once more')
  expect(await stateOf(id)).toBe('invited')
})

test('someone who was taken off the list is told so, and can answer nothing', async () => {
  const id = await house.contact(ana)
  const browser = server.browser()
  const nonce = await nonceOf(browser, linkOf(id))
  await house.tell(life, ana.id, removeContact({ contactId: id }), ownerOf(ana.id))
  const { status, text } = await look(browser, linkOf(id))
  expect(status).toBe(410)
  expect(text).toContain('You are no trusted contact any more')
  const body = Buffer.from(new URLSearchParams({ nonce }).toString())
  expect(await browser.ask('POST', `${linkOf(id)}/decline`, body, HAND)).toMatchObject({ status: 410 })
})

test('a link that is not whole, or another’s, leads nowhere', async () => {
  const id = await house.contact(ana)
  const nobody = `/trusted/${server.kernel.capabilities.issue('trusted', ana.id, newId())}`
  for (const link of ['/trusted/abc', nobody, linkOf(id).slice(0, -1)]) {
    const { status, text } = await look(server.browser(), link)
    expect({ status, link }).toEqual({ status: 404, link })
    expect(text).toContain('This link is not complete. Copy it again from the email.')
  }
  const { json } = await server.browser().ask('GET', nobody, undefined, PAGE)
  expect(json).not.toContain('link-invalid')
})
