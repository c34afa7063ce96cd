import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { shownName } from '../../backend/kernel/words/names.ts'
import { addPerson, chooseName, confirm, signUp, writeDraft } from '../../stack/seed/family.ts'
import { inMail, mailTo } from '../../stack/seed/mailbox.ts'
import { agreed, visitorOf, type Visitor } from '../../stack/seed/visitor.ts'
import { sendRecording } from '../screens/recording.ts'
import { tone } from '../support/tone.ts'

const PATIENCE_MS = 60_000
const PASSWORD = 'orchard-lane-1958'
const PASSCODE = 'swallows'

type Place = { readonly app: string; readonly catcher: string; readonly dayMs: number }
type Plan = { readonly local: string; readonly rule?: { readonly every: 'year' } }

/** A small house lives for a few short days, by the calls that browsers make. */
export const live = async ({ app, catcher, dayMs }: Place): Promise<void> => {
  const arrive = async (email: string): Promise<Visitor> => {
    const visit = visitorOf({ app, origin: app })
    await signUp(visit, email, PASSWORD)
    await confirm(visit, catcher, email)
    await chooseName(visit, shownName(email.replace(/@.*/, '')))
    return visit
  }
  const inMailTo = async (address: string, subject: RegExp, found: RegExp) =>
    inMail(await mailTo(catcher, address, subject, PATIENCE_MS), found)
  const person = (visit: Visitor, name: string) => {
    const email = `${name.toLowerCase()}@hale.example`
    return addPerson(visit, { name, email, zone: 'Europe/Madrid', passcode: PASSCODE, hint: 'The birds we counted' })
  }
  const write = (visit: Visitor, title: string, recipientIds: readonly string[]) =>
    writeDraft(visit, { title, body: `What ${title} says.`, recipientIds })
  const edit = async (visit: Visitor, messageId: string, content: Record<string, unknown>) => {
    agreed(await visit('PATCH', `/api/messages/${messageId}`, content, { 'If-Match': '*' }))
  }
  const record = async (visit: Visitor, messageId: string) => {
    const mediaId = await sendRecording(visit, messageId, tone())
    await edit(visit, messageId, { mediaIds: [mediaId], transcript: { mediaId, text: 'One long tone.' } })
  }
  /** A recording, and not a word: nothing of it is sealed in the log. */
  const speak = async (visit: Visitor, recipientIds: readonly string[]) => {
    const messageId = randomUUID()
    await post(visit, '/api/messages', { messageId, kind: 'voice' })
    const mediaIds = [await sendRecording(visit, messageId, tone())]
    await edit(visit, messageId, { mediaIds, recipientIds })
    return messageId
  }
  const seal = async (visit: Visitor, messageId: string, { local, rule }: Plan) => {
    const mode = rule ? { mode: 'recurring', rule } : { mode: 'fixed' }
    const plan = { ...mode, local, zone: 'Europe/Madrid', answerRule: 'silent', password: PASSWORD }
    agreed(await visit('POST', `/api/messages/${messageId}/schedule`, plan))
  }
  const inDays = (days: number) => new Date(Date.now() + days * dayMs)
  const sealSoon = async (visit: Visitor, messageId: string) => {
    const local = inDays(3).toISOString().slice(0, 23)
    const plan = { mode: 'fixed', local, zone: 'UTC', answerRule: 'silent' }
    agreed(await visit('POST', `/api/messages/${messageId}/schedule`, plan))
  }
  const becomes = async (visit: Visitor, messageId: string, wanted: string) => {
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await pause(100)) {
      const { message } = agreed(await visit('GET', `/api/messages/${messageId}`)) as { message: { state: string } }
      if (message.state === wanted) return
    }
    throw new Error(`The message did not become ${wanted}`)
  }
  const post = async (visit: Visitor, path: string, content: Record<string, unknown> = {}) =>
    agreed(await visit('POST', path, content))

  /** A button of a page, once somebody has read it. */
  const press = async (visit: Visitor, path: string, action: string, fields: Record<string, unknown> = {}) => {
    const page = String(agreed(await visit('GET', path, undefined, { Accept: 'text/html' })))
    await pause(1_600) // sooner nobody has read the page
    return post(visit, action, { nonce: /name="nonce" value="([^"]+)"/.exec(page)?.[1] ?? '', ...fields })
  }

  const began = Date.now()
  const ruth = await arrive('ruth@hale.example')
  const ben = await arrive('ben@hale.example')
  const cora = await arrive('cora@hale.example')
  agreed(await ruth('PATCH', '/api/account/profile', { name: 'Ruth Hale', bornOn: '1958-04-02' }))
  const amelia = await person(ruth, 'Amelia')
  const joseph = await person(ruth, 'Joseph')

  const delivered = await write(ruth, 'The blue tin', [amelia])
  await record(ruth, delivered)
  await sealSoon(ruth, delivered)
  const held = await write(ruth, 'The green gate', [joseph])

  const decades = await write(ruth, 'For your wedding', [amelia, joseph])
  await record(ruth, decades)
  await seal(ruth, decades, { local: '2061-06-14T09:00' })
  await seal(ruth, await write(ruth, 'Every birthday', [amelia]), {
    local: '2049-03-01T08:30',
    rule: { every: 'year' },
  })
  await seal(ruth, await speak(ruth, [joseph]), { local: '2070-12-24T17:00' })
  const taken = await speak(ruth, [joseph])
  await seal(ruth, taken, { local: '2071-12-24T17:00' })
  const paused = await write(ruth, 'When the house is sold', [joseph])
  await seal(ruth, paused, { local: '2058-10-01T18:00' })
  await post(ruth, `/api/messages/${paused}/pause`, { until: inDays(360).toISOString() })
  const cancelled = await write(ruth, 'What I take back', [joseph])
  await seal(ruth, cancelled, { local: '2055-01-06T10:00' })
  await write(ruth, 'Not finished', [amelia])
  await seal(ben, await write(ben, 'The key to the boat', [await person(ben, 'Dora')]), { local: '2066-07-07T07:00' })
  await seal(cora, await write(cora, 'Before I go', [await person(cora, 'Edith')]), { local: '2052-02-02T12:00' })

  const nora = { contactId: randomUUID(), name: 'Nora', email: 'nora@hale.example' }
  await post(ruth, '/api/life/contacts', nora)
  const role = await inMailTo(nora.email, /./, /\/trusted\/([a-z2-7]+)/)
  const browser = visitorOf({ app, origin: app })
  await press(browser, `/trusted/${role}`, `/trusted/${role}/accept`)

  const question = { channel: 'form', topic: 'other', name: 'Ruth', email: 'ruth@hale.example' }
  await post(ruth, '/api/support', { ...question, text: 'How long do you keep a recording?' })
  const stranger = { ...question, name: 'Frida', email: 'frida@hale.example', text: 'My aunt kept things here.' }
  const { id } = (await post(browser, '/api/support', stranger)) as { id: string }
  const note = new TextEncoder().encode('The number of her account.\n')
  const type = { 'Content-Type': 'text/plain' }
  agreed(await browser('PUT', `/api/support/${id}/files/${randomUUID()}`, note, type))
  await post(browser, '/api/newsletter/subscribe', { email: 'gwen@hale.example', source: 'footer', afterMs: 9_000 })
  const letters = await inMailTo('gwen@hale.example', /letters/, /newsletter\/confirm\/([a-z2-7]+)/)
  const joining = `/newsletter/confirm/${letters}`
  await press(browser, joining, joining)

  await sealSoon(ruth, held)
  await becomes(ruth, held, 'noticed')
  await post(ruth, `/api/messages/${held}/respond`)
  await becomes(ruth, held, 'held')
  const link = await inMailTo('amelia@hale.example', /left something for you/, /\/d\/([a-z2-7]+)/)
  const reader = visitorOf({ app, origin: app })
  await press(reader, `/d/${link}`, `/api/d/${link}/open`)
  await press(reader, `/d/${link}`, `/api/d/${link}/unlock`, { answer: PASSCODE })
  await post(reader, `/api/d/${link}/reply`, { body: 'I found it, under the buttons.' })
  await becomes(ruth, delivered, 'delivered')
  await pause(Math.max(0, 8 * dayMs - (Date.now() - began)))
  const review = { name: 'Ruth H.', stars: 5, text: 'It asks before it sends, and that is all I wanted.' }
  await post(ruth, '/api/reviews', review)
  for (const id of [cancelled, taken]) await post(ruth, `/api/messages/${id}/cancel`)
  const { armed } = agreed(await cora('GET', '/api/account/deletion')) as { armed: { id: string }[] }
  await post(cora, '/api/account/deletion', { password: PASSWORD, confirmed: armed.map((each) => each.id) })
}
