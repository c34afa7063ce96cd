// Through: recipients, messages, deliveries
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { patiently } from '../../backend/kernel/testing/patiently.ts'
import { delivery } from '../../backend/modules/deliveries/delivery.ts'
import { message } from '../../backend/modules/messages/message.ts'
import { giveOwnAddress } from '../../backend/modules/recipients/decide/ownAddress.ts'
import { recipient } from '../../backend/modules/recipients/recipient.ts'
import { look } from '../../tests/household/press.ts'
import { openTheatre, type Theatre } from '../../tests/replay/theatre.ts'
import { bornYearsAgo } from '../../tests/support/born.ts'

let theatre: Theatre
beforeAll(async () => {
  theatre = await openTheatre()
})
afterAll(() => theatre.stop())

type Wishes = { readonly years?: number; readonly own?: string; readonly guardian?: string }

/** Something for Sophie that is being delivered. */
const delivering = async ({ years = 19, own = '', guardian = 'mum' }: Wishes) => {
  const { house, story, server } = theatre
  const author = await house.author({ username: 'ruth' })
  const at = (name: string) => `${name}.${author.id}@hale.example`
  const person = {
    name: 'Sophie',
    isChild: true,
    birthday: bornYearsAgo(years),
    relation: 'your grandmother',
    address: at(guardian),
    ...(own && { ownAddress: at(own) }),
  }
  const id = await house.person(author, person)
  const messageId = await story.delivering(author, { people: [id] })
  const { claim } = (await server.kernel.load(message, messageId)).state
  return { author, id, at, deliveryId: claim?.recipients[0]?.deliveryId ?? '' }
}
const mailTo = (address: string, words: string) =>
  vi.waitFor(() => {
    const mail = theatre.mailsTo(address).find((text) => text.includes(words))
    if (!mail) throw new Error(`No mail with ${words}`)
    return mail
  }, patiently)
const pageIn = async (mail: string) => {
  const [, path = ''] = /(\/d\/[a-z2-7]+)/.exec(mail) ?? []
  return (await look(theatre.server.browser(), path)).text
}

test.concurrent('what comes to a grown child goes to their own address, in the words of one who reads for themselves', async () => {
  const { at } = await delivering({ own: 'sophie' })
  const mail = await mailTo(at('sophie'), 'Ruth left something for you')
  expect(mail).toContain('From Ruth, your grandmother.')
  expect(await pageIn(mail)).not.toContain('guardian')
  expect(theatre.mailsTo(at('mum'))).toEqual([])
})

test.concurrent('without one it goes to the guardian’s mailbox, whose email and page say whose it is', async () => {
  const { at } = await delivering({})
  const mail = await mailTo(at('mum'), 'Ruth left something for Sophie')
  const page = await pageIn(mail)
  expect(mail).toContain('Sophie is grown up now.')
  for (const words of ['Ruth left something for Sophie', 'This is Sophie’s. Sophie is grown up now.', 'pass it on'])
    expect(page).toContain(words)
  expect(page).toContain('I do not know Sophie')
  expect(page).not.toContain('as a parent or guardian')
})

test.concurrent('before the 18th birthday it is the guardian’s to open, whatever else is known', async () => {
  const { at } = await delivering({ years: 9, own: 'sophie' })
  const page = await pageIn(await mailTo(at('mum'), 'Ruth left something for you'))
  expect(page).toContain('You open it for Sophie, as a parent or guardian.')
  expect(theatre.mailsTo(at('sophie'))).toEqual([])
})

test.concurrent('where their own mailbox takes nothing, the guardian’s gets it, and is told whose it is', async () => {
  const { at } = await delivering({ own: 'gone' })
  const mail = await mailTo(at('mum'), 'Ruth left something for Sophie')
  expect(await pageIn(mail)).toContain('This is Sophie’s.')
})

test.concurrent('an address that a guardian gives is told to the author, and used for what had reached nobody', async () => {
  const { author, id, at, deliveryId } = await delivering({ guardian: 'gone' })
  const { kernel } = theatre.server
  await vi.waitFor(async () => {
    expect((await kernel.load(delivery, deliveryId)).state.status).toBe('bounced')
  }, patiently)
  const facts = { isAuthors: false, isDeclined: false, isNeeded: true }
  const give = giveOwnAddress({ ownAddress: at('sophie'), ...facts })
  await theatre.house.tell(recipient, id, give, { kind: 'recipient', id })
  await mailTo(at('sophie'), 'Ruth left something for you')
  expect(await mailTo(author.email, 'We have an email address for Sophie')).toContain(at('sophie'))
})
