// Through: life, deliveries, messages, support, audit, panel
// Links lie in mails side by side, and addresses can be typed: what leads nowhere is said so, and is no fault of ours.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../backend/kernel/ids.ts'
import { startServer, type TestServer } from '../../backend/kernel/testing/server.ts'
import { confirmTokenOf } from '../../backend/modules/deliveries/confirmers.ts'
import { delivery } from '../../backend/modules/deliveries/delivery.ts'
import { message } from '../../backend/modules/messages/message.ts'
import { recipient } from '../../backend/modules/recipients/recipient.ts'
import { CONFIRM, LEAVE } from '../../backend/modules/subscribers/queries.ts'
import { END } from '../../backend/modules/support/waitingLinks.ts'
import { routersOf } from '../../backend/routers.ts'
import { modules } from '../../projections/modules.ts'
import { readerOf } from '../household/reader.ts'

let server: TestServer
let links: Awaited<ReturnType<typeof linksIn>>
beforeAll(async () => {
  server = await startServer({ routers: [routersOf], projections: modules })
  links = await linksIn()
})
afterAll(() => server.stop())

/** The links of a house, those that open a page of a contact’s apart. */
const linksIn = async () => {
  const { kernel } = server
  const { capabilities } = kernel
  const { house, story, ana, ben, delivered } = await readerOf(server)
  const link = await delivered()
  const checked = await story.checked(ana, { people: [ben] })
  const contact = await house.contact(ana)
  const { round } = (await kernel.load(message, checked)).state
  const { addressHash } = (await kernel.load(recipient, ben)).state
  const { confirmation } = (await kernel.load(delivery, link.deliveryId)).state
  // Each opens a page of a contact's; the others lead elsewhere.
  const contactTokens = [
    confirmTokenOf(kernel, link.deliveryId, contact, confirmation?.n ?? 0),
    capabilities.issue('trusted', ana.id, contact),
  ]
  const tokens = [
    ...contactTokens,
    link.token,
    capabilities.issue('check', checked, round),
    capabilities.issue('invite', ben, addressHash),
    capabilities.issue('reached', ana.id, 1),
    capabilities.issue('undo', ana.id, newId()),
    capabilities.issue(CONFIRM, newId()),
    capabilities.issue(LEAVE, newId()),
    capabilities.issue(END, newId()),
    '%00',
  ]
  return { tokens, contactTokens }
}

test.each(['', '/confirm-access', '/propose-address'])(
  'a link of another kind leads to no page of a contact’s%s',
  async (page) => {
    const { tokens, contactTokens } = links
    for (const token of tokens.filter((each) => !contactTokens.includes(each)))
      expect([token, (await server.browser().ask('GET', `/trusted/${token}${page}`)).status]).toEqual([token, 404])
  },
)

test.each([
  'messages?state',
  'messages?mode',
  'messages?q',
  'admin/support?state',
  'admin/history?type',
  'admin/users?q',
])('a character that nobody sees is refused in /api/%s', async (query) =>
  expect(await (await server.signedInAs(newId(), 'admin')).ask('GET', `/api/${query}=%00`)).toMatchObject({
    status: 400,
    json: { code: 'invalid' },
  }),
)
