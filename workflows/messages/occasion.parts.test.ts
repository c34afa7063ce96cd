import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { respond } from '../../backend/modules/messages/decide/respond.ts'
import { message } from '../../backend/modules/messages/message.ts'
import { contactIn, life } from '../../backend/modules/life/life.ts'
import { ownerOf } from '../../tests/household/household.ts'
import { OCCASION, occasionsIn } from '../../tests/household/occasions.ts'
import { openTheatre, type Theatre } from '../../tests/replay/theatre.ts'
import { patiently } from '../../backend/kernel/testing/patiently.ts'

let theatre: Theatre
beforeAll(async () => {
  theatre = await openTheatre()
})
afterAll(() => theatre.stop())

// Each step is a reactor's, a workflow's and an activity's turn: a busy machine gives them late.
const TITLE = 'The orchard'

const mailTo = (address: string, words: string) =>
  vi.waitFor(() => {
    const mail = theatre.mailsTo(address).find((text) => text.includes(words))
    if (!mail) throw new Error(`No mail with ${words}`)
    return mail
  }, patiently)

/** A message that waits for an occasion, and the two who may announce it. */
const waiting = async () => {
  const { house, story, server } = theatre
  const author = await house.author()
  const nora = await house.contact(author)
  const emil = await house.contact(author, { name: 'Emil' })
  const occasions = occasionsIn(server, house, story)
  const id = await occasions.waiting(author, [nora, emil], { title: TITLE })
  const mailboxOf = async (contactId: string) =>
    contactIn((await server.kernel.load(life, author.id)).state, contactId)?.address ?? ''
  const announce = () => occasions.announce(id, nora)
  const became = (status: string) =>
    vi.waitFor(async () => expect((await server.kernel.load(message, id)).state.status).toBe(status), patiently)
  return { author, nora, emil, id, mailboxOf, announce, became }
}

test.concurrent('those who are named hear of it, and once it is announced and nobody objects it is delivered', async () => {
  const { author, nora, emil, mailboxOf, announce, became } = await waiting()
  for (const contact of [nora, emil]) {
    const mail = await mailTo(await mailboxOf(contact), OCCASION)
    expect(mail).toMatch(/\/trusted\/[a-z2-7]+\/announce/)
    expect(mail).not.toContain(TITLE)
  }
  await announce()
  await mailTo(author.email, `Nora told us: ${OCCASION}. It will be sent in 2 days`)
  expect(theatre.mailsTo(author.email).filter((text) => text.includes('You left a message for'))).toEqual([])
  await mailTo(await mailboxOf(emil), `Nora told us: ${OCCASION} on `)
  await became('delivered')
})

test.concurrent('its author says that it is too early: it is kept as before, and nothing is sent', async () => {
  const { author, nora, emil, id, mailboxOf, announce, became } = await waiting()
  await announce()
  await became('noticed')
  await theatre.house.tell(message, id, respond({ outcome: 'held', via: 'app' }), ownerOf(author.id))
  await became('dormant')
  for (const contact of [nora, emil]) await mailTo(await mailboxOf(contact), 'answered us: ')
  await theatre.client.workflow.getHandle(`message-${id}`).result()
  expect((await theatre.server.kernel.load(message, id)).state).toMatchObject({ status: 'dormant', dueAt: '' })
})
