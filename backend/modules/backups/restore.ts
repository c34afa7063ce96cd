import * as v from 'valibot'
import { isAtOrAfter } from '../../kernel/log/checkpoints.ts'
import { sql } from '../../kernel/db.ts'
import { Refused } from '../../kernel/errors.ts'
import type { NewEvent } from '../../kernel/log/eventStore.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { closeRestored } from '../../kernel/process/restored.ts'
import { systemCommand } from '../../kernel/log/systemCommand.ts'
import { backup } from './backup.ts'
import { copyIn } from './copies.ts'
import { finishBackup } from './decide.ts'
import { storedIn } from './log.ts'
import { backupsIn, madeOf, readManifest, type Manifest } from './manifest.ts'
import { OPERATOR, type Place } from './place.ts'
import { readCopies, readLog } from './prove.ts'
import { linesOf } from './section.ts'
import { putRows } from './tables.ts'

const Count = v.object({ count: v.number() })

/** Neither event, key nor blob: nothing is written over. */
export const isEmpty = async ({ store, db, blobs, categories }: Kernel): Promise<boolean> => {
  const { count } = await db.one(sql.type(Count)`
    select (select count(*) from kernel.keyring) + (select count(*) from kernel.credentials) as count`)
  if (count > 0 || (await blobs.list('')).length > 0) return false
  const head = await store.head()
  if (head === '0') return true
  const stopping = new AbortController()
  try {
    for await (const { events, position } of store.follow(categories, undefined, stopping.signal)) {
      if (events.length > 0) return false
      if (isAtOrAfter(position, head)) break
    }
  } finally {
    stopping.abort()
  }
  return true
}

/** Each event at the revision it had, in the order of the log; its id, data and metadata as they were. */
const putLog = async ({ store }: Kernel, place: Place, { log }: Manifest): Promise<void> => {
  for await (const line of linesOf(place, log)) {
    const { stream, revision, eventId: id, type, data, metadata } = storedIn(line)
    const event = { id, type, data, metadata } as NewEvent
    await store.append(stream, revision === 0n ? undefined : revision - 1n, [event])
  }
}

/** The newest backup up to this one, or after it, that still has keys: they are kept for thirty days. */
const keysOf = async (place: Place, { tables, keyring, backupId }: Manifest) => {
  const held = new Set((await place.blobs.list('keys/')).map(({ name }) => name.split('/')[1] ?? ''))
  if (held.has(backupId)) return { tables, keyring }
  const other = (await backupsIn(place)).findLast((id) => held.has(id))
  return other === undefined ? undefined : (await readManifest(place, other)).manifest
}

/** The log was copied before this backup was called good: without a word it would be cleared away as broken off. */
const recordAsGood = async (kernel: Kernel, manifest: Manifest, hash: string): Promise<void> => {
  await systemCommand(kernel)(backup, manifest.backupId, finishBackup(madeOf(manifest, hash)), 'finishBackup')
}

/**
 * Puts a backup into an empty house: the log, the tables and keyring (its own, or the newest there are), the blobs. Read
 * tables come back by themselves; reactors go on from the log's end, and the sweep begins what waits for a date.
 * @throws Refused `house-not-empty`; Flawed where the backup is not what was stored
 */
export const restore = async (
  kernel: Kernel,
  place: Place,
  backupId: string,
  restoredAt: string,
): Promise<Manifest> => {
  const { db, store, blobs } = kernel
  await blobs.ready()
  const { manifest, hash } = await readManifest(place, backupId)
  if (!(await isEmpty(kernel))) throw new Refused('house-not-empty')
  // Read through first: what turns out to be damaged half-way would leave half a house.
  await readLog(place, manifest)
  await readCopies(place, manifest)
  // Before anything is there: nothing is sent of a house that came back, or came back by half, until an admin opens it.
  await closeRestored(db, restoredAt)
  await putLog(kernel, place, manifest)
  await recordAsGood(kernel, manifest, hash)
  const head = await store.head()
  const keys = await keysOf(place, manifest)
  await db.transaction(async (tx) => {
    await tx.query(sql.typeAlias('void')`delete from kernel.checkpoints`)
    if (!keys) return
    await putRows(tx, 'kernel', linesOf(place, keys.tables))
    await putRows(tx, 'kernel', linesOf(place, keys.keyring))
    await tx.query(sql.typeAlias('void')`delete from kernel.checkpoints where name not like 'reactors/%'`)
    await tx.query(sql.typeAlias('void')`update kernel.checkpoints set position = ${head}`)
  })
  for await (const line of linesOf(place, manifest.blobs)) {
    const { name, copy, sizeBytes } = copyIn(line)
    const source = await place.open(copy, OPERATOR)
    if (source) await blobs.put(name, await source.read(), sizeBytes)
  }
  return manifest
}
