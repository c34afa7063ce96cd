import * as v from 'valibot'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { sql } from '../../backend/kernel/db.ts'
import { newId } from '../../backend/kernel/ids.ts'
import { freshCommand } from '../../backend/kernel/testing/command.ts'
import { backup } from '../../backend/modules/backups/backup.ts'
import { Backups } from '../../backend/modules/backups/contract.ts'
import { requestBackup } from '../../backend/modules/backups/decide.ts'
import { copiesOf, readManifest } from '../../backend/modules/backups/manifest.ts'
import { folderOf, keysFolderOf } from '../../backend/modules/backups/place.ts'
import { prove } from '../../backend/modules/backups/prove.ts'
import { LEFT_OUT, TABLES } from '../../backend/modules/backups/tables.ts'
import { placeOf } from '../../backend/modules/backups/place.ts'
import { newMasterKey } from '../../backend/kernel/process/settings.ts'
import { tidying } from '../../workflows/backups/tidy.ts'
import { openStage, type Stage } from './stage.ts'

let stage: Stage
beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage.stop())

const list = async () => {
  const admin = await stage.server.signedInAs(newId(), 'admin')
  return v.parse(Backups, (await admin.ask('GET', '/api/admin/backups')).json)
}
const objectsIn = async (prefix: string) => (await stage.place.blobs.list(prefix)).map(({ name }) => name)
const bytesOf = async (name: string) => Buffer.concat((await (await stage.place.blobs.get(name)).toArray()) as Buffer[])
/** Somebody, or a failing disk, changes one byte in the middle. */
const damage = async (name: string) => {
  const bytes = await bytesOf(name)
  const middle = Math.floor(bytes.length / 2)
  bytes[middle] = (bytes[middle] ?? 0) ^ 1
  await stage.place.blobs.put(name, bytes, bytes.length)
}
const proof = async (id: string) => {
  const { hash } = (await stage.server.kernel.load(backup, id)).state
  return prove(stage.server.kernel, stage.place, id, hash)
}

test.each(['user', 'support', 'editor', 'genealogist'] as const)(
  'a person of the role %s is let near none of it',
  async (role) => {
    const { ask } = await stage.server.signedInAs(newId(), role)
    expect(await ask('GET', '/api/admin/backups')).toMatchObject({ status: 403 })
    expect(await ask('POST', '/api/admin/backups', { backupId: newId() })).toMatchObject({ status: 403 })
    expect(await stage.server.browser().ask('GET', '/api/admin/backups')).toMatchObject({ status: 401 })
  },
)

test('an administrator asks, and soon there is a good backup that was read back', async () => {
  const { house, story, server } = stage
  const ana = await house.author()
  const people = [await house.person(ana)]
  const messageId = newId()
  const voice = await house.recording(ana, messageId, 'ready', Buffer.from('Quillwort, spoken'))
  await story.draft(ana, { messageId, title: 'Quillwort', body: 'Dear Quillwort', people, mediaIds: [voice] })
  expect(await list()).toEqual({ backups: [], lastGoodAt: null, lastProvedAt: null, isLate: true, closedSince: null })

  const backupId = newId()
  const admin = await server.signedInAs(newId(), 'admin')
  expect(await admin.ask('POST', '/api/admin/backups', { backupId })).toMatchObject({
    status: 202,
    json: { state: 'running' },
  })
  expect(await stage.ended(backupId)).toMatchObject({ status: 'good', isProved: true })
  await vi.waitFor(async () => expect((await list()).lastProvedAt).not.toBeNull())
  const { backups, isLate } = await list()
  expect(isLate).toBe(false)
  expect(backups).toMatchObject([{ id: backupId, state: 'good', part: 'blobs', reason: null, hasKeys: true, blobs: 3 }])
  expect(backups[0]?.events).toBeGreaterThan(5)
  expect(backups[0]?.hash).toMatch(/^[0-9a-f]{64}$/)

  const types = (await server.kernel.store.read(`backup-${backupId}`)).map(({ type }) => type)
  expect(types).toEqual([
    'BackupRequested',
    ...Array.from({ length: 4 }, () => 'BackupPartStored'),
    'BackupFinished',
    'BackupProved',
  ])
  expect(await proof(backupId)).toMatchObject({ events: backups[0]?.events, blobs: 3 })
  expect((await proof(backupId)).fieldsOpened).toBeGreaterThan(0)
})

test('nothing of it can be read without the operator’s key', async () => {
  const { server, place } = stage
  for (const name of await objectsIn('')) {
    const bytes = await bytesOf(name)
    expect(bytes.subarray(0, 4).toString()).toBe('EHF1')
    expect(bytes.includes('Quillwort') || bytes.includes('AccountOpened')).toBe(false)
  }
  const [id = ''] = (await list()).backups.map((each) => each.id)
  const { settings } = server.kernel
  const other = placeOf({ backup: { ...settings.backup, key: Buffer.from(newMasterKey(), 'base64') } })
  await expect(readManifest(other, id)).rejects.toMatchObject({ flaw: { reason: 'missing' } })
  expect((await readManifest(place, id)).manifest.backupId).toBe(id)
})

test('what the log cannot give back is in it, or was left out on purpose', async () => {
  const names = await stage.server.kernel.db.anyFirst(sql.type(v.object({ name: v.string() }))`
    select table_name as name from information_schema.tables where table_schema = 'kernel'`)
  expect(new Set(names)).toEqual(new Set<string>([...TABLES, ...LEFT_OUT, 'keyring']))
})

test('one at a time', async () => {
  const { server } = stage
  const { kernel } = server
  const waiting = newId()
  // Asked for by hand and never begun: its workflow's id is taken.
  await stage.client.workflow.start('askForBackup', { taskQueue: 'nobody', workflowId: `backup-${waiting}` })
  const { position } = await kernel.handle(
    backup,
    waiting,
    requestBackup({ isOneRunning: false }),
    freshCommand(kernel),
  )
  await kernel.checkpointSignals.passed('backups', position ?? '', 10_000)
  const admin = await server.signedInAs(newId(), 'admin')
  expect(await admin.ask('POST', '/api/admin/backups', { backupId: newId() })).toMatchObject({
    status: 409,
    json: { code: 'backup-running', message: 'A backup is already running.' },
  })
  await stage.client.workflow.getHandle(`backup-${waiting}`).terminate()
  // Two days on it is called failed, and its place is cleared.
  await stage.place.put(`${folderOf(waiting)}log/00001`, 'operator', [Buffer.from('half')], 4)
  const later = new Date(Date.now() + 2 * kernel.clock.dayMs).toISOString()
  const next = await stage.backUp()
  await tidying({ ...kernel, clock: { ...kernel.clock, now: () => later } }, stage.place)(next)
  expect((await kernel.load(backup, waiting)).state.status).toBe('removed')
  expect(await objectsIn(folderOf(waiting))).toEqual([])
})

test('the second copies only what is new', async () => {
  const before = new Set(await objectsIn('blobs/'))
  const ana = await stage.house.author()
  await stage.house.recording(ana, newId())
  const id = await stage.backUp()
  const copies = await copiesOf(stage.place, id)
  const added = (await objectsIn('blobs/')).filter((name) => !before.has(name))
  expect(added).toHaveLength(3)
  expect(copies.length).toBe(before.size + 3)
})

test.each(['log/00001', 'blobs/00001', 'manifest'])(
  'a changed byte in %s is found when it is read back',
  async (piece) => {
    const id = await stage.backUp()
    await proof(id)
    await damage(`${folderOf(id)}${piece}`)
    await expect(proof(id)).rejects.toMatchObject({ flaw: { reason: 'damaged' } })
  },
)

test.each(['tables/00001', 'keyring/00001'])('so it is in %s, and a missing one too', async (piece) => {
  const id = await stage.backUp()
  const name = `${keysFolderOf(id)}${piece}`
  await damage(name)
  await expect(proof(id)).rejects.toMatchObject({ flaw: { reason: 'damaged', where: name } })
  await stage.place.blobs.remove([name])
  await expect(proof(id)).rejects.toMatchObject({ flaw: { reason: 'missing', where: name } })
})

test('a recording’s copy that was changed is found and named', async () => {
  const id = await stage.backUp()
  const [first] = await copiesOf(stage.place, id)
  const before = await bytesOf(first?.copy ?? '')
  await damage(first?.copy ?? '')
  await expect(proof(id)).rejects.toMatchObject({ flaw: { reason: 'damaged', where: first?.name } })
  await stage.place.blobs.put(first?.copy ?? '', before, before.length)
  expect(await proof(id)).toMatchObject({ blobs: expect.any(Number) as number })
})

test('keys go before they are thirty days old, and what follows the rule no longer goes whole', async () => {
  const { kernel } = stage.server
  const newest = await stage.backUp()
  const inDays = (days: number) => {
    const now = new Date(Date.now() + days * kernel.clock.dayMs).toISOString()
    return tidying({ ...kernel, clock: { ...kernel.clock, now: () => now } }, stage.place)(newest)
  }
  await inDays(1)
  // All of them were made today: one day's newest is kept.
  const left = (await objectsIn('backups/')).filter((name) => name.endsWith('/manifest'))
  expect(left).toEqual([`${folderOf(newest)}manifest`])
  expect(new Set(await objectsIn('blobs/'))).toEqual(
    new Set((await copiesOf(stage.place, newest)).map(({ copy }) => copy)),
  )
  expect(await objectsIn(keysFolderOf(newest))).not.toEqual([])
  await inDays(29.1)
  expect(await objectsIn('keys/')).toEqual([])
  expect((await kernel.load(backup, newest)).state).toMatchObject({ status: 'good', hasKeys: false })
})
