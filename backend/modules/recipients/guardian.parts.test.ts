// Through: recipients, messages, deliveries
import { expect, test } from 'vitest'
import { aHouse } from '../../../tests/household/aHouse.ts'
import { ownerOf } from '../../../tests/household/household.ts'
import { HAND, look, nonceIn, pressForm } from '../../../tests/household/press.ts'
import { whileTested } from '../../../tests/household/whileTested.ts'
import { bornYearsAgo } from '../../../tests/support/born.ts'
import { cancelMessage } from '../messages/decide/cancel.ts'
import { message } from '../messages/message.ts'
import { sentences } from './contract/refusals.ts'
import { changeRecipient } from './decide/person.ts'
import { guardianTokenOf } from './guardianLink.ts'
import { recipient } from './recipient.ts'

const { server, house, story } = aHouse()
const ana = whileTested(() => house.author())

const OWN = 'sophie@hale.example'
const stateOf = async (id: string) => (await server.kernel.load(recipient, id)).state

/** Sophie, for whom something is left that comes when she is grown up, and the page of her guardian. */
const asked = async (more: { readonly birthday?: string } = {}) => {
  const id = await house.person(ana, { name: 'Sophie', isChild: true, birthday: bornYearsAgo(17), ...more })
  const messageId = await story.scheduled(ana, { title: 'The swing', people: [id], inDays: 400 })
  const page = `/d/${guardianTokenOf(server.kernel, await stateOf(id))}/own-address`
  const give = (address: string) => pressForm(server.browser(), page, page, { address })
  return { id, messageId, page, give }
}

test('a guardian reads who asks for which address, and never what it is for; reading changes nothing', async () => {
  const { id, page } = await asked()
  const { status, text } = await look(server.browser(), page)
  expect(status).toBe(200)
  for (const words of ['Does Sophie have an email address?', 'Ana left something with us for Sophie', 'Sophie first'])
    expect(text).toContain(words)
  expect(text).not.toContain('swing')
  expect((await stateOf(id)).ownAddress).toBe('')
})

test('what a guardian gives is kept and shown to the author, and the page then shows nobody the address', async () => {
  const { id, page, give } = await asked()
  const { status, json } = await give(OWN)
  expect(status).toBe(200)
  expect(json).toContain(`we write to <strong>${OWN}</strong>, and not before`)
  const rows = (await ana.browser.ask('GET', '/api/recipients')).json as readonly { id: string }[]
  expect(rows.find((row) => row.id === id)).toMatchObject({ ownEmail: OWN })
  const { text } = await look(server.browser(), page)
  expect(text).toContain('There is nothing more to do.')
  expect(text).not.toContain(OWN)
})

test('a guardian’s link gives an address once: another is refused, and changes nothing', async () => {
  const { id, page, give } = await asked()
  const browser = server.browser()
  const nonce = nonceIn((await look(browser, page)).text)
  await give(OWN)
  const later = await pressForm(browser, page, page, { address: 'eve@evil.example', nonce })
  expect(later.status).toBe(410)
  expect(later.json).toContain('There is nothing to do here now')
  expect((await stateOf(id)).ownAddress).toBe(OWN)
})

test.each([
  ['the guardian’s', 'guardian', 'That is the guardian’s address. Write one that Sophie reads.'],
  ['the author’s', 'author', 'That is the address of the person who leaves the message.'],
])('%s is refused on the page, with what was written still in it', async (_, given, sentence) => {
  const { id, give } = await asked()
  const address = given === 'author' ? ana.email : (await stateOf(id)).address
  const { status, json } = await give(address)
  expect(status).toBe(400)
  expect(json).toContain(sentence)
  expect(json).toContain(`value="${address}"`)
  expect((await stateOf(id)).ownAddress).toBe('')
})

test('what is no address is refused on the page', async () => {
  const { id, give } = await asked()
  const { status, json } = await give('sophie')
  expect(status).toBe(400)
  expect(json).toContain('This is not an email address.')
  expect((await stateOf(id)).ownAddress).toBe('')
})

test('an address where somebody wants nothing of the author’s is refused, and nobody is named', async () => {
  const email = 'nobody.here@hale.example'
  const recipientId = crypto.randomUUID()
  await ana.browser.ask('POST', '/api/recipients', { recipientId, name: 'Benedict', email })
  await house.decline(recipientId)
  const { give } = await asked()
  const { status, json } = await give(email)
  expect(status).toBe(409)
  expect(json).toContain('We may not write to that address.')
  expect(json).not.toContain('Benedict')
})

test('a press that may be a program’s gives nothing, and is asked for once more', async () => {
  const { id, page } = await asked()
  const browser = server.browser()
  const nonce = nonceIn((await look(browser, page)).text)
  const form = Buffer.from(new URLSearchParams({ nonce, address: OWN }).toString())
  expect(String((await browser.ask('POST', page, form, HAND)).json)).toContain('Please press the button once more')
  expect((await stateOf(id)).ownAddress).toBe('')
})

test('the question is over once nothing is left for a grown child any more', async () => {
  const { id, messageId, page, give } = await asked()
  await house.tell(message, messageId, cancelMessage({ via: 'app' }), ownerOf(ana.id))
  expect((await look(server.browser(), page)).status).toBe(410)
  expect((await give(OWN)).status).toBe(410)
  expect((await stateOf(id)).ownAddress).toBe('')
})

test('there was never a question where what is left comes to a child', async () => {
  const { page } = await asked({ birthday: bornYearsAgo(3) })
  expect((await look(server.browser(), page)).text).toContain('There is nothing to answer here any more.')
})

test('the link of another address, or of another kind, leads nowhere', async () => {
  const { id, page } = await asked()
  const facts = { isZone: true, twin: undefined }
  const dad = { address: `dad.${id}@hale.example`, addressHash: `dad of ${id}`, isGuardians: true, facts }
  await house.tell(recipient, id, changeRecipient(dad), ownerOf(ana.id))
  const { status, text } = await look(server.browser(), page)
  expect(status).toBe(404)
  expect(text).toContain(sentences['link-invalid'])
  const invite = server.kernel.capabilities.issue('invite', id, (await stateOf(id)).addressHash)
  for (const token of [invite, '%00', 'nothing'])
    expect((await look(server.browser(), `/d/${token}/own-address`)).status).toBe(404)
})

test('an author gives the address of a child, changes it and takes it away, but never one of their own', async () => {
  const { ask } = ana.browser
  const recipientId = crypto.randomUUID()
  const child = { recipientId, name: 'Sophie', email: `mum.${recipientId}@hale.example`, isChild: true }
  const given = { ...child, isGuardians: true, birthday: '2010-06-14', ownEmail: OWN }
  expect(await ask('POST', '/api/recipients', given)).toMatchObject({ status: 201, json: { ownEmail: OWN } })
  const change = (ownEmail: string) => ask('PATCH', `/api/recipients/${recipientId}`, { ownEmail })
  expect(await change('new@hale.example')).toMatchObject({ status: 200, json: { ownEmail: 'new@hale.example' } })
  expect(await change(ana.email)).toMatchObject({ status: 400, json: { code: 'own-of-author' } })
  expect(await change(child.email)).toMatchObject({ status: 400, json: { code: 'own-of-guardian' } })
  expect(await change('sophie')).toMatchObject({
    status: 400,
    json: { code: 'address-invalid', details: { field: 'ownEmail' } },
  })
  expect(await change('')).toMatchObject({ status: 200, json: { ownEmail: null } })
  const eve = await house.author()
  expect(await eve.browser.ask('PATCH', `/api/recipients/${recipientId}`, { ownEmail: OWN })).toMatchObject({
    status: 404,
  })
})
