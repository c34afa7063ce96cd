import { randomUUID } from 'node:crypto'
import { tone } from '../support/tone.ts'
import { mailsIn } from './mails.ts'
import { personAt, type Person } from './person.ts'
import type { Stage } from './stage.ts'
import { until } from './until.ts'

export type Recipient = { readonly id: string; readonly address: string }
export type Prepared = { readonly messageId: string; readonly recipients: readonly Recipient[] }

const author = 'ruth@hale.example'

/** An author whose address is proven by the mail that came. */
export const signUp = async (
  { origin, mails }: Pick<Stage, 'origin' | 'mails'>,
  email = author,
  name = 'Ruth',
): Promise<Person> => {
  const person = personAt(origin)
  const { body } = await person.ask('GET', '/api/csrf-token')
  const { csrfToken } = body as { csrfToken: string }
  const account = { username: name.toLowerCase(), email, password: 'a-long-secret', browser: 'chrome', mobile: false }
  await person.ask('POST', '/api/auth/signup', account, { headers: { 'X-CSRF-Token': csrfToken } })
  const token = await until('the confirmation mail', 20_000, () => {
    const mail = mailsIn(mails).find(({ to }) => to === email)
    return mail && /verify-email\?token=([a-z2-7]+)/.exec(mail.text)?.[1]
  })
  await person.ask('POST', '/api/auth/verify', { token })
  await person.ask('PATCH', '/api/account/profile', { name })
  return person
}

const addRecipient = async (person: Person, name: string): Promise<Recipient> => {
  const id = randomUUID()
  const address = `${name.toLowerCase()}@hale.example`
  await person.ask('POST', '/api/recipients', { recipientId: id, name, email: address, zone: 'Europe/Madrid' })
  const proof = { method: 'passcode', passcode: 'orchard7', hint: 'where the swing was' }
  await person.ask('PUT', `/api/recipients/${id}/verification`, proof)
  return { id, address }
}

/** Uploads a recording for a message and waits until it can be attached (tus 1.0). */
const record = async (person: Person, messageId: string): Promise<string> => {
  const mediaId = randomUUID()
  const bytes = tone()
  const metadata = Object.entries({ mediaId, messageId, purpose: 'message', type: 'audio/wav' })
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',')
  const tus = { 'Tus-Resumable': '1.0.0' }
  const created = await person.once('POST', '/api/uploads', undefined, {
    headers: { ...tus, 'Upload-Length': String(bytes.length), 'Upload-Metadata': metadata },
  })
  const type = { 'Content-Type': 'application/offset+octet-stream', 'Upload-Offset': '0' }
  await person.ask('PATCH', created.headers.get('Location') ?? '', undefined, { bytes, headers: { ...tus, ...type } })
  await until('the recording', 60_000, async () => {
    const { body } = await person.ask('GET', `/api/media/${mediaId}`)
    return (body as { state: string }).state === 'ready' || undefined
  })
  return mediaId
}

/** A message that lacks nothing but its date. */
export const prepare = async (
  person: Person,
  name: string,
  { recipientsN, isRecorded }: { readonly recipientsN: number; readonly isRecorded: boolean },
): Promise<Prepared> => {
  const messageId = randomUUID()
  const recipients: Recipient[] = []
  for (let n = 1; n <= recipientsN; n += 1) recipients.push(await addRecipient(person, `For-${name}-${n}`))
  await person.ask('POST', '/api/messages', {
    messageId,
    kind: isRecorded ? 'voice' : 'text',
    title: `Through ${name}`,
  })
  const mediaIds = isRecorded ? [await record(person, messageId)] : []
  const body = `You were four when ${name} was taken away.`
  const content = { body, mediaIds, recipientIds: recipients.map(({ id }) => id) }
  await person.ask('PATCH', `/api/messages/${messageId}`, content, { headers: { 'If-Match': '*' } })
  return { messageId, recipients }
}
