import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sealedBlobs } from '../../backend/kernel/blob/sealedBlobs.ts'
import { sql } from '../../backend/kernel/db.ts'
import { patiently } from '../../backend/kernel/testing/patiently.ts'
import { uploadTickets } from '../../backend/kernel/identity/uploadTicket.ts'
import type { Recordable } from '../../backend/kernel/process/recordable.ts'
import { blobFolder, blobName, media } from '../../backend/modules/media/reading.ts'
import { metadataOf, tusClient } from '../../backend/modules/media/testing/tusClient.ts'
import { recordables } from '../../backend/routers.ts'
import { auditing } from './audit.ts'
import { erasingRecordings } from './erase.ts'
import { open } from './open.ts'
import { startPreparing, type Preparing } from './testing/preparing.ts'
import { made } from './testing/recordings.ts'
import { startVault, type Vault } from './testing/vault.ts'

/** Recordings that relics name, and relics that are over: what a module's streams would say. */
const held = new Set<string>()
const over = new Set<string>()
const relic: Recordable = {
  purpose: 'relic',
  category: 'relic',
  takes: 'recording',
  mostMinutes: { voice: 1, video: 1 },
  storageOf: 'answer',
  isAwaited: async (_, subject) => !over.has(subject),
  isBegun: async (_, subject) => !over.has(subject),
  named: {
    rows: ({ id }) => sql.fragment`${id} = any(${sql.array([...held], 'uuid')})`,
    one: async (_, { id }) => held.has(id),
  },
}
const noted: (readonly [subject: string, mediaId: string])[] = []
const note = async (subject: string, mediaId: string) => void noted.push([subject, mediaId])

let vault: Vault
let preparing: Preparing
beforeAll(async () => {
  vault = await startVault([...recordables, relic])
  const { kernel } = vault.server
  preparing = await startPreparing(kernel, {}, auditing(kernel, { relic: () => note }))
})
afterAll(async () => {
  await preparing.stop()
  await vault.stop()
})

const sounds = (seconds: number) =>
  made('-f', 'lavfi', '-i', `sine=330:r=8000:d=${seconds}`, '-ac', '1', '-c:a', 'pcm_u8', '-f', 'wav')
const ticketFor = (subject: string, purpose = 'relic') =>
  uploadTickets(vault.server.kernel.settings).issue({ purpose, ownerId: subject, subject })
const stateOf = async (id: string) => (await vault.server.kernel.load(media, id)).state
const keptOf = async (id: string) => (await vault.server.kernel.blobs.list(blobFolder(id))).map(({ name }) => name)

const asked = async (subject: string, ticket: string, length: number) => {
  const by = tusClient(vault.server.browser(), vault.server.origin)
  const mediaId = randomUUID()
  const wanted = { mediaId, messageId: subject, purpose: 'relic', type: 'audio/wav' }
  const headers = { 'Upload-Metadata': metadataOf(wanted), 'Upload-Length': String(length) }
  const { status, headers: said } = await by.create({ ...headers, 'Upload-Ticket': ticket })
  return { by, mediaId, status, path: said.get('Location') ?? '' }
}
/** Sent by somebody without an account, as far as it comes. */
const sent = async (subject: string, bytes: Buffer, status: 'ready' | 'rejected' = 'ready') => {
  const ticket = ticketFor(subject)
  const { by, mediaId, path } = await asked(subject, ticket, bytes.length)
  expect((await by.patch(path, 0, bytes, { 'Upload-Ticket': ticket })).status).toBe(204)
  await vi.waitFor(async () => {
    const row = (await vault.server.rowsOf('media.media')).find(({ id }) => id === mediaId)
    expect(row).toMatchObject({ state: status })
  }, patiently)
  return mediaId
}

test('what a module publishes is recorded by its tickets alone, and while it is awaited', async () => {
  const [subject, other] = [randomUUID(), randomUUID()]
  expect((await asked(subject, ticketFor(subject), 9)).status).toBe(201)
  for (const ticket of [ticketFor(other), ticketFor(subject, 'story')])
    expect((await asked(subject, ticket, 9)).status).toBe(404)
  // No account records for it of its own accord.
  expect(await (await vault.account()).begin({ purpose: 'relic', messageId: subject }, 9)).toMatchObject({
    status: 404,
  })
  over.add(other)
  expect((await asked(other, ticketFor(other), 9)).status).toBe(404)
})

test('it is prepared within its own bounds, and opened by the key of its thing', async () => {
  const subject = randomUUID()
  const mediaId = await sent(subject, await sounds(2))
  const { open: opened } = sealedBlobs(vault.server.kernel)
  expect((await opened(blobName(mediaId, 'play'), `relic-${subject}`))?.sizeBytes).toBeGreaterThan(1_000)
  expect(await opened(blobName(mediaId, 'play'), `message-${subject}`)).toBeUndefined()
  const long = await sent(randomUUID(), await sounds(63), 'rejected')
  expect((await vault.server.rowsOf('media.media')).find(({ id }) => id === long)).toMatchObject({
    rejectedAs: 'too-long',
  })
})

test('it is read again, and who publishes it is told of what is damaged', async () => {
  const subject = randomUUID()
  const mediaId = await sent(subject, await sounds(2))
  held.add(mediaId)
  await vault.server.kernel.blobs.remove([blobName(mediaId, 'original')])
  const run = { taskQueue: 'media', workflowId: `media-audit-${randomUUID()}` }
  expect(await vault.client.workflow.execute('auditMedia', run)).toMatchObject({ damaged: 1 })
  expect(noted).toEqual([[subject, mediaId]])
  expect((await stateOf(mediaId)).damaged).toEqual(['original'])
})

test('it is erased with its thing, and once nothing names it', async () => {
  const { kernel } = vault.server
  const { db, keys } = kernel
  const [subject, later] = [randomUUID(), randomUUID()]
  const [mediaId, unnamed] = [await sent(subject, await sounds(2)), await sent(later, await sounds(2))]
  held.add(mediaId)
  const weekPasses = () =>
    db.query(sql.typeAlias('void')`update media.media set updated_at = now() - interval '8 days'`)
  const sweep = async () => {
    for (const { find } of open(kernel, vault.client.workflow)) for (const { start } of await find()) await start()
  }
  await weekPasses()
  await sweep()
  await vi.waitFor(async () => expect((await stateOf(unnamed)).status).toBe('erased'), patiently)
  await vi.waitFor(async () => expect(await keptOf(unnamed)).toEqual([]), patiently)
  expect([(await stateOf(mediaId)).status, (await keptOf(mediaId)).length]).toEqual(['ready', 3])

  over.add(subject)
  await erasingRecordings(kernel).endFile(mediaId, subject)
  expect([await keptOf(mediaId), await keys.isThere(`relic-${subject}`)]).toEqual([[], false])
})
