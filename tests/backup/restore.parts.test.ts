import { MockActivityEnvironment } from '@temporalio/testing'
import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import * as v from 'valibot'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { restore as command } from '../../backend/admin/restore.ts'
import { readCheckpoint } from '../../backend/kernel/log/checkpoints.ts'
import { sql } from '../../backend/kernel/db.ts'
import { newId } from '../../backend/kernel/ids.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { migrate } from '../../backend/kernel/process/migrate.ts'
import { sealedBlobs } from '../../backend/kernel/blob/sealedBlobs.ts'
import type { Environment } from '../../backend/kernel/process/settings.ts'
import { freshDatabase } from '../../backend/kernel/testing/database.ts'
import { newMember, signIn } from '../../backend/modules/accounts/testing/visitor.ts'
import { copyName } from '../../backend/modules/audit/copies.ts'
import { routes as auditing } from '../../backend/modules/audit/routes.ts'
import { verify } from '../../backend/modules/audit/verification.ts'
import { backup } from '../../backend/modules/backups/backup.ts'
import { Backups } from '../../backend/modules/backups/contract.ts'
import { routes as backups } from '../../backend/modules/backups/routes.ts'
import { putRows } from '../../backend/modules/backups/tables.ts'
import { copiesOf } from '../../backend/modules/backups/manifest.ts'
import { folderOf, keysFolderOf, OPERATOR } from '../../backend/modules/backups/place.ts'
import { itemsIn } from '../../backend/modules/items/testing/house.ts'
import { message } from '../../backend/modules/messages/message.ts'
import { modules } from '../../projections/modules.ts'
import { rebuild } from '../../projections/rebuild.ts'
import { activities as audit } from '../../workflows/audit/activities.ts'
import { tidying } from '../../workflows/backups/tidy.ts'
import { startHouse, type Author } from '../household/household.ts'
import { ownLog } from '../rebuild/ownLog.ts'
import { ownBuckets } from './ownBuckets.ts'
import { openStage, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.stop())

/** Nothing but what a restore may need: a log, a database and an object store of its own, the backups' place and keys. */
const emptyHouse = async () => {
  const log = await ownLog(inject('postgresUrl'))
  const database = await freshDatabase(inject('postgresUrl'))
  const { settings } = stage.server.kernel
  const environment = {
    DATABASE_URL: database.url,
    EVENTSTORE_URL: log.url,
    TEMPORAL_ADDRESS: inject('temporalAddress'),
    S3_ENDPOINT: settings.s3.endpoint,
    S3_ACCESS_KEY: settings.s3.accessKey,
    S3_SECRET_KEY: settings.s3.secretKey,
    SMTP_URL: inject('smtpUrl'),
    ...ownBuckets(),
    BACKUP_S3_BUCKET: settings.backup.s3.bucket,
    MASTER_KEY: settings.masterKey.toString('base64'),
    VAULT_KEY: settings.vaultKey.toString('base64'),
    BACKUP_KEY: settings.backup.key.toString('base64'),
  } satisfies Environment
  return { environment, stop: () => Promise.all([database.drop(), log.stop()]) }
}

const anchored = (kernel: Kernel): Promise<string> => new MockActivityEnvironment().run(() => audit(kernel).anchorLog())

/** Says of a backup that it was made then: the rule keeps one of each day. */
const madeAt = ({ db }: Kernel, id: string, at: string) =>
  db.query(sql.typeAlias('void')`update backups.backups set finished_at = ${at} where id = ${id}`)
const inDays = (days: number, from = Date.now()) => new Date(from + days * 86_400_000).toISOString()

const KINDS = [
  'image/jpeg',
  'image/heic',
  'video/mp4',
  'audio/mpeg',
  'application/pdf',
  'application/zip',
  'text/plain',
]

/** An item of each kind of file, whose bytes say which it is. */
const ofEachKind = ({ server, house }: typeof stage, by: Author) => {
  const { add, store } = itemsIn(server.kernel, house)
  return Promise.all(
    KINDS.map(async (mime) => {
      const [mediaId, bytes] = [newId(), Buffer.from(`what came as ${mime}`)]
      const id = await add(by, { mediaId, title: mime, text: '', name: mime.replace('/', '.') })
      return { id, bytes: String(bytes), sha256: await store(by, id, mediaId, { bytes, mime }) }
    }),
  )
}

test('a house that is lost comes back from its backup: people sign in, read, hear and see what is theirs', async () => {
  const { server, house, story, place, backUp } = stage
  const hers = server.browser()
  const user = await newMember(hers)
  const ruth = { ...user, browser: hers }
  const messageId = newId()
  const lake = { bytes: Buffer.from('the lake, as the camera saw it') }
  const photo = await itemsIn(server.kernel, house).photo(ruth, lake, { title: 'The lake' })
  const kinds = await ofEachKind(stage, ruth)
  const people = [await house.person(ruth)]
  const voice = await house.recording(ruth, messageId, 'ready', Buffer.from('a voice that stays'))
  await story.draft(ruth, { messageId, title: 'For later', body: 'It was a good day.', people, mediaIds: [voice] })
  const waiting = await story.scheduled(ruth, { title: 'For Ben', body: 'Dear Ben', people, inDays: 10 })
  await anchored(server.kernel)
  const name = await backUp()
  // What comes after the backup is not in it.
  const late = await story.draft(ruth, { title: 'Too late' })
  await madeAt(server.kernel, name, inDays(-1))
  await house.recording(ruth, newId())
  const newer = await backUp()
  const brokenOff = newId()
  for (const folder of [folderOf(brokenOff), keysFolderOf(brokenOff)])
    await place.put(`${folder}tables/00001`, OPERATOR, [Buffer.from('half')], 4)

  const { environment, stop } = await emptyHouse()
  expect(await command(environment, undefined)).toContain(name)
  await expect(command(environment, newId())).rejects.toThrow('There is no backup of this name.')
  expect(await command(environment, name)).toMatch(/^Restored: \d+ events, 13 files\./)
  await expect(command(environment, name)).rejects.toThrow('This house is not empty')
  const otherKey = { ...environment, BACKUP_KEY: environment.MASTER_KEY }
  await expect(command(otherKey, name)).rejects.toThrow('BACKUP_KEY is another one')

  // The processes start: read tables are built from the log.
  await migrate(environment.DATABASE_URL, new URL('../../projections/migrations/', import.meta.url), 'read_migrations')
  const restored = await startHouse(environment, {}, [auditing, backups])
  const { kernel } = restored
  for (const module of Object.keys(modules)) await rebuild(kernel, module, AbortSignal.timeout(30_000))
  const browser = restored.browser()
  expect(await signIn(browser, user.email)).toMatchObject({ status: 200 })
  expect(await browser.ask('GET', `/api/messages/${messageId}`)).toMatchObject({
    status: 200,
    json: { content: { title: 'For later', body: 'It was a good day.' } },
  })
  expect(await browser.ask('GET', `/api/messages/${late}`)).toMatchObject({ status: 404 })
  const spoken = createHash('sha256').update('a voice that stays').digest('hex')
  expect(await sealedBlobs(kernel).verify(`media/${voice}/original`, `message-${messageId}`)).toBe(spoken)
  expect(await browser.ask('GET', `/api/items/${photo.id}`)).toMatchObject({
    json: { title: 'The lake', isSafe: true, isDamaged: false, sha256: photo.sha256 },
  })
  const { json: original } = await browser.ask('GET', `/api/items/${photo.id}/original`)
  expect(original).toBe(String(lake.bytes))
  for (const { id, bytes, sha256 } of kinds) {
    expect(await browser.ask('GET', `/api/items/${id}`)).toMatchObject({ json: { isDamaged: false, sha256 } })
    expect((await browser.ask('GET', `/api/items/${id}/original`)).json).toBe(bytes)
  }
  // Nothing is sent until an admin has opened it.
  const adminId = newId()
  const admin = await restored.signedInAs(adminId, 'admin')
  const { closedSince } = v.parse(Backups, (await admin.ask('GET', '/api/admin/backups')).json)
  expect(closedSince).not.toBeNull()
  const open = (by: typeof admin, restoredAt: unknown) => by.ask('POST', '/api/admin/restored/open', { restoredAt })
  expect(await open(await restored.signedInAs(newId(), 'support'), closedSince)).toMatchObject({ status: 403 })
  expect(await open(admin, new Date(0).toISOString())).toMatchObject({ status: 200, json: { closedSince } })
  for (const _ of [1, 2])
    expect(await open(admin, closedSince)).toMatchObject({ status: 200, json: { closedSince: null } })
  const opened = (await kernel.store.read(`admin-${adminId}`)).filter(({ type }) => type === 'HouseOpened')
  expect(opened).toMatchObject([{ data: { pub: { restoredAt: closedSince } } }])

  // What was answered since the backup is lost: what is sent unless its author answers begins a new round.
  expect((await kernel.load(message, waiting)).state).toMatchObject({
    status: 'scheduled',
    round: 2,
    plan: { restoredAt: closedSince },
  })

  // Its anchors named positions of another log: they begin anew, and what is amiss from then on is told.
  expect(await verify(kernel, undefined)).toMatchObject({ ok: true, anchorsChecked: 0, copiesChecked: 0 })
  const toPos = await anchored(kernel)
  expect(await verify(kernel, undefined)).toMatchObject({ ok: true, anchorsChecked: 1, copiesChecked: 1 })
  await kernel.blobs.remove([copyName(toPos)])
  expect(await verify(kernel, undefined)).toMatchObject({ bad: [{ stream: 'anchor-main', reason: 'copy' }] })

  // It is not taken for one that was broken off, and reactors do not begin with what they did before.
  expect((await kernel.load(backup, name)).state.status).toBe('good')
  expect(await readCheckpoint(kernel.db, 'reactors/backups')).toBeDefined()

  // Backups that this log does not know are kept and cleared away as all others are, and so are their keys.
  const folders = async (of: string) => {
    const names = (await place.blobs.list(of)).map((each) => each.name.split('/')[1] ?? '')
    return [...new Set(names)].toSorted()
  }
  const tidy = (now: string) => tidying({ ...kernel, clock: { ...kernel.clock, now: () => now } }, place)(name)
  await madeAt(kernel, name, inDays(-1))
  await tidy(inDays(0))
  for (const kept of ['backups/', 'keys/']) expect(await folders(kept)).toEqual([name, newer, brokenOff].toSorted())
  await tidy(inDays(2))
  for (const kept of ['backups/', 'keys/']) expect(await folders(kept)).toEqual([name, newer].toSorted())
  await tidy(inDays(29.1))
  expect(await folders('keys/')).toEqual([])
  expect(await folders('backups/')).toEqual([name, newer].toSorted())
  const last = (await place.blobs.list(folderOf(newer))).map(({ storedAt }) => Date.parse(storedAt))
  await madeAt(kernel, name, inDays(0, Math.max(...last) + 1))
  await tidy(inDays(29.1))
  expect(await folders('backups/')).toEqual([name])
  const listed = new Set((await copiesOf(place, name)).map(({ copy }) => copy))
  expect(new Set((await place.blobs.list('blobs/')).map((each) => each.name))).toEqual(listed)
  await restored.stop()
  await stop()
})

test('a backup from before a column was there is put back: the column says what it is then', async () => {
  const { db } = stage.server.kernel
  const accountId = newId()
  const row = { account_id: accountId, password_hash: 'of a password' }
  await putRows(db, 'kernel', Readable.from([JSON.stringify({ table: 'credentials', row })]))
  const kept = (await stage.server.rowsOf('kernel.credentials')).find((each) => each['accountId'] === accountId)
  expect(kept).toMatchObject({ passwordHash: 'of a password', epoch: 0 })
})
