import { randomUUID } from 'node:crypto'
import type { WorkflowClient } from '@temporalio/client'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { sql } from '../../backend/kernel/db.ts'
import { sealedBlobs } from '../../backend/kernel/blob/sealedBlobs.ts'
import type { TestServer } from '../../backend/kernel/testing/server.ts'
import type { MediaEvent, Variant } from '../../backend/modules/media/events.ts'
import { blobName } from '../../backend/modules/media/media.ts'
import { dueForAudit } from '../../backend/modules/media/queries.ts'
import { tusClient } from '../../backend/modules/media/testing/tusClient.ts'
import { uploads } from '../../backend/modules/media/uploads.ts'
import { message } from '../../backend/modules/messages/message.ts'
import { householdIn, type Author, type Household } from '../../tests/household/household.ts'
import { startPost, type Post } from '../../tests/household/post.ts'
import { storyOf, type Story } from '../../tests/household/story.ts'
import { startWorkers } from '../../tests/household/workers.ts'
import { notifying } from '../kernel/notification.ts'
import { notificationReactor } from '../kernel/notificationReactor.ts'
import { damaged } from '../messages/inspect.ts'
import { messageNotifications } from '../messages/notifications.ts'
import { activities } from './activities.ts'
import { auditing, type Audited } from './audit.ts'
import type { auditMedia, auditVault } from './auditWorkflow.ts'
import { reactor } from './reactor.ts'
import { halves } from './testing/drawn.ts'
import { made } from './testing/recordings.ts'
import { patiently } from '../../backend/kernel/testing/patiently.ts'

const none = sql.typeAlias('void')
const NOTHING: Audited = { whole: 0, mended: 0, damaged: 0, gone: 0, unread: 0 }
const PICTURE = ['-f', 'lavfi', '-i', 'testsrc=s=320x240:r=15:d=2', '-f', 'lavfi', '-i', 'sine=330:d=2']

let post: Post
let server: TestServer
let temporal: WorkflowClient
let house: Household
let story: Story
let ana: Author
let film: Buffer<ArrayBuffer>
let stop: () => Promise<void>

beforeAll(async () => {
  post = await startPost()
  const workers = await startWorkers({
    settings: { SMTP_URL: post.url },
    routers: [uploads],
    reactors: (client) => (kernel) => ({
      media: reactor(kernel, client),
      tells: notificationReactor(client, messageNotifications(kernel)),
    }),
    activities: (kernel) => ({
      media: { ...activities(kernel), ...auditing(kernel, damaged) },
      mail: notifying(kernel, messageNotifications(kernel)),
    }),
  })
  ;({ server, temporal, stop } = workers)
  house = householdIn(server)
  story = storyOf(server, house)
  ana = await house.author()
  film = Buffer.from(await made(...PICTURE, '-c:v', 'libvpx', '-c:a', 'libopus', '-f', 'webm'))
})
afterAll(async () => {
  await stop()
  await post.stop()
})

const rowOf = async (mediaId: string) => (await server.rowsOf('media.media')).find(({ id }) => id === mediaId)

/** A film of a message, prepared as every upload is. */
const recorded = async (messageId: string): Promise<string> => {
  const { begin, patch, row } = tusClient(ana.browser, server.origin)
  const { mediaId, path } = await begin({ type: 'video/webm', messageId }, film.length)
  await patch(path, 0, film)
  await vi.waitFor(async () => expect((await row(mediaId)).json).toMatchObject({ state: 'ready' }), 25_000)
  return mediaId
}

/** A run, when only this recording is due; it comes back when the read table shows it. */
const audited = async (mediaId: string): Promise<Audited> => {
  const { db } = server.kernel
  await db.query(none`update media.media set audited_at = case when id = ${mediaId} then null else now() end`)
  const found = await temporal.execute<typeof auditMedia>('auditMedia', {
    taskQueue: 'media',
    workflowId: `media-audit-${randomUUID()}`,
  })
  await vi.waitFor(async () => expect((await rowOf(mediaId))?.['auditedAt']).not.toBeNull(), 10_000)
  return found
}

const bytesOf = async (name: string) =>
  Buffer.concat((await (await server.kernel.blobs.get(name)).toArray()) as Buffer[])
const flip = async (name: string) => {
  const bytes = await bytesOf(name)
  const at = bytes.length - 20
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at)
  await server.kernel.blobs.put(name, bytes)
}
const harms = {
  'has one byte changed': flip,
  'is gone': (name: string) => server.kernel.blobs.remove([name]),
} as const

const eventsOf = async (mediaId: string) =>
  (await server.kernel.store.read(`media-${mediaId}`)).map(({ type }) => type as MediaEvent['type'])

describe('a recording', () => {
  let messageId: string
  let mediaId: string
  beforeAll(async () => {
    messageId = randomUUID()
    await story.draft(ana, { messageId })
    mediaId = await recorded(messageId)
  })

  test('that is new is read again by the next run, and found whole', async () => {
    expect(await dueForAudit(server.kernel)).toContain(mediaId)
    expect(await audited(mediaId)).toEqual({ ...NOTHING, whole: 1 })
    expect(await dueForAudit(server.kernel)).not.toContain(mediaId)
    expect((await rowOf(mediaId))?.['damaged']).toEqual([])
  })

  const parts = (['play', 'video', 'peaks'] as const).flatMap((variant) =>
    Object.entries(harms).map(([harm, harmed]) => [variant, harm, harmed] as const),
  )
  test.each(parts)('whose part %s %s gets it made again of the original', async (variant, _, harm) => {
    const name = blobName(mediaId, variant)
    await harm(name)
    expect(await audited(mediaId)).toEqual({ ...NOTHING, mended: 1 })
    expect((await eventsOf(mediaId)).slice(-3)).toEqual(['MediaDamaged', 'MediaMended', 'MediaAudited'])
    expect(await rowOf(mediaId)).toMatchObject({ damaged: [], damagedAt: null })
    expect((await ana.browser.ask('GET', `/api/media/${mediaId}/${variant}`)).status).toBe(200)
    expect(await audited(mediaId)).toEqual({ ...NOTHING, whole: 1 })
  })

  test('whose part is sealed rightly, but is another than the one stored, gets it made again', async () => {
    const name = blobName(mediaId, 'play')
    const earlier = await bytesOf(name)
    await flip(name)
    await audited(mediaId)
    const { put } = sealedBlobs(server.kernel)
    await put(name, `message-${messageId}`, [film], film.length)
    expect(await audited(mediaId)).toEqual({ ...NOTHING, mended: 1 })
    expect((await bytesOf(name)).length).toBe(earlier.length)
  })

  test('that was erased is not read again', async () => {
    const gone = randomUUID()
    await story.draft(ana, { messageId: gone })
    const id = await house.recording(ana, gone)
    expect(await dueForAudit(server.kernel)).toContain(id)
    await server.kernel.keys.erase(`message-${gone}`)
    expect(await dueForAudit(server.kernel)).not.toContain(id)
  })
})

describe('what is due', () => {
  /** As the read table says it, days ago. */
  const auditedAgo = async (id: string, days: number, damaged: readonly Variant[] = []) =>
    server.kernel.db.query(none`
      update media.media set audited_at = now() - make_interval(hours => ${days * 24}),
        damaged = ${sql.array([...damaged], 'text')} where id = ${id}`)

  test.each<[string, number, readonly Variant[], number, boolean]>([
    ['was read a month ago', 30, [], 100, true],
    ['was read a week ago', 7, [], 100, false],
    ['was found damaged the day before yesterday', 2, ['original'], 100, true],
    ['was found damaged an hour ago', 0, ['original'], 100, false],
    ['is delivered in two days and was read the day before yesterday', 2, [], 2.5, true],
    ['is delivered in two days and was read an hour ago', 0, [], 2.5, false],
  ])('a recording that %s', async (_, days, damaged, inDays, isDue) => {
    const messageId = randomUUID()
    const people = [await house.person(ana)]
    await story.scheduled(ana, { messageId, people, inDays })
    const id = await house.recording(ana, messageId)
    await auditedAgo(id, days, damaged)
    expect((await dueForAudit(server.kernel)).includes(id)).toBe(isDue)
  })
})

/** The mails about a damaged recording of this message, once nothing more is to be sent of what its stream holds. */
const toldOf = async (messageId: string) => {
  const { damage } = (await server.kernel.load(message, messageId)).state
  const workflow = temporal.getHandle(`tell-message-${messageId}-message-damaged-${damage?.foundAt}`)
  await vi.waitFor(() => workflow.describe(), patiently)
  await workflow.result()
  return post.tries.filter(({ to, subject }) => to === ana.email && subject.includes('A recording in your message'))
}

describe('an original that cannot be read', () => {
  test.each(Object.entries(harms))('because it %s is told to its author once, long before the day', async (_, harm) => {
    const messageId = randomUUID()
    const author = ana
    const people = [await house.person(author)]
    await story.draft(author, { messageId, people })
    const mediaId = await recorded(messageId)
    await story.scheduled(author, { messageId, people, mediaIds: [mediaId], inDays: 3_000 })
    const name = blobName(mediaId, 'original')
    const whole = await bytesOf(name)
    post.tries.length = 0

    await harm(name)
    for (let day = 0; day < 2; day += 1) expect(await audited(mediaId)).toEqual({ ...NOTHING, damaged: 1 })
    expect(await toldOf(messageId)).toHaveLength(1)
    expect((await eventsOf(mediaId)).filter((type) => type === 'MediaDamaged')).toHaveLength(1)
    const { state } = await server.kernel.load(message, messageId)
    expect(state).toMatchObject({ status: 'scheduled', damage: { mediaIds: [mediaId] } })
    expect(await rowOf(mediaId)).toMatchObject({ damaged: ['original'] })

    // From a backup of the object store.
    await server.kernel.blobs.put(name, whole)
    expect(await audited(mediaId)).toEqual({ ...NOTHING, whole: 1 })
    expect(await rowOf(mediaId)).toMatchObject({ damaged: [], damagedAt: null })
  })

  test('is told of in a draft too, which has no date yet', async () => {
    const messageId = randomUUID()
    await story.draft(ana, { messageId })
    const mediaId = await recorded(messageId)
    await story.draft(ana, { messageId, mediaIds: [mediaId] })
    post.tries.length = 0
    await harms['is gone'](blobName(mediaId, 'original'))
    expect(await audited(mediaId)).toEqual({ ...NOTHING, damaged: 1 })
    expect(await toldOf(messageId)).toHaveLength(1)
  })

  test('is no news to anyone while no message holds it', async () => {
    const messageId = randomUUID()
    await story.draft(ana, { messageId })
    const mediaId = await recorded(messageId)
    await harms['is gone'](blobName(mediaId, 'original'))
    expect(await audited(mediaId)).toEqual({ ...NOTHING, damaged: 1 })
    expect((await server.kernel.load(message, messageId)).state.damage).toBeUndefined()
  })
})

test('the file of a family is read again in a line of its own, and what is seen of it is made anew', async () => {
  const { begin, patch, row } = tusClient(ana.browser, server.origin)
  const picture = await halves().jpeg().toBuffer()
  const { mediaId, path } = await begin({ type: 'image/jpeg', purpose: 'item' }, picture.length)
  await patch(path, 0, picture)
  await vi.waitFor(async () => expect((await row(mediaId)).json).toMatchObject({ state: 'ready' }), 25_000)
  expect(await dueForAudit(server.kernel)).not.toContain(mediaId)
  expect(await dueForAudit(server.kernel, 'anything')).toContain(mediaId)
  await flip(blobName(mediaId, 'thumb'))
  const workflowId = `vault-audit-${randomUUID()}`
  const found = await temporal.execute<typeof auditVault>('auditVault', { taskQueue: 'media', workflowId })
  expect(found).toEqual({ ...NOTHING, mended: 1 })
  expect((await eventsOf(mediaId)).slice(-3)).toEqual(['MediaDamaged', 'MediaMended', 'MediaAudited'])
})
