import { createHash, randomInt } from 'node:crypto'
import { sql } from '../../kernel/db.ts'
import type { Sealed } from '../../kernel/event.ts'
import { Damaged } from '../../kernel/blob/frames.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { sealedFieldsOf } from '../../kernel/log/recorded.ts'
import { copiesIn, copyIn, type Copy } from './copies.ts'
import type { Compared } from './events.ts'
import { Flawed } from './flaw.ts'
import { chainChecker, storedIn } from './log.ts'
import { readManifest, type Manifest } from './manifest.ts'
import { opened } from './opening.ts'
import { OPERATOR, type Place } from './place.ts'
import { linesOf } from './section.ts'
import { putRows, TABLES } from './tables.ts'

const SCRATCH = 'backup_proof'
/** @number recordings of a backup that are read to prove it */
const SAMPLES = 20
const HELD_SAMPLES = 2_000

const scratch = sql.identifier([SCRATCH])
const dropScratch = ({ db }: Kernel) => db.query(sql.typeAlias('void')`drop schema if exists ${scratch} cascade`)

/** The log through every hash; some of its newest sealed fields. @throws Flawed */
export const readLog = async (place: Place, { log, toPos }: Manifest) => {
  const chain = chainChecker()
  const sealed: Sealed[] = []
  let position = ''
  for await (const line of linesOf(place, log)) {
    const stored = storedIn(line)
    chain.look(stored)
    position = stored.position
    const [field] = sealedFieldsOf(stored)
    if (!field) continue
    // The newest stand the best chance that nobody has erased them meanwhile.
    sealed.push(field)
    if (sealed.length > HELD_SAMPLES) sealed.splice(0, HELD_SAMPLES - SAMPLES)
  }
  if (position !== toPos) throw new Flawed('count_differs', 'log')
  return { streams: chain.streams(), sealed: sealed.slice(-SAMPLES) }
}

/** Into a schema beside the live one, so that Postgres itself says whether they are rows of today's tables. */
const readTables = async (kernel: Kernel, place: Place, { tables, keyring }: Manifest, sealed: readonly Sealed[]) => {
  const { db, settings } = kernel
  await dropScratch(kernel)
  try {
    await db.query(sql.typeAlias('void')`create schema ${scratch}`)
    for (const table of [...TABLES, 'keyring'])
      await db.query(sql.typeAlias('void')`
        create table ${sql.identifier([SCRATCH, table])} (like ${sql.identifier(['kernel', table])} including all)`)
    const into = (section: Manifest['tables'], where: string) =>
      putRows(db, SCRATCH, linesOf(place, section)).catch((error: unknown) => {
        if (error instanceof Error && /IntegrityConstraint|InvalidInput|Sql/.test(error.name))
          throw new Flawed('table_refused', where)
        throw error
      })
    const rows = (await into(tables, 'tables')) + (await into(keyring, 'keyring'))
    const { count, closed } = await opened(db, settings.masterKey, SCRATCH, sealed)
    if (closed !== undefined) throw new Flawed('keys_do_not_open', closed)
    return { rows, fieldsOpened: count }
  } finally {
    await dropScratch(kernel)
  }
}

const hashOfCopy = async (place: Place, { copy, name }: Copy): Promise<string> => {
  const hash = createHash('sha256')
  try {
    const blob = await place.open(copy, OPERATOR)
    if (!blob) throw new Flawed('missing', name)
    for await (const chunk of await blob.read()) hash.update(chunk as Buffer)
  } catch (error) {
    if (error instanceof Damaged) throw new Flawed('damaged', name)
    throw error
  }
  return hash.digest('hex')
}

/** All copies are there; some, another choice each time, are read whole. @throws Flawed */
export const readCopies = async (place: Place, { blobs }: Manifest): Promise<number> => {
  const held = await copiesIn(place)
  const chosen: Copy[] = []
  let seen = 0
  for await (const line of linesOf(place, blobs)) {
    const copy = copyIn(line)
    if (!held.has(copy.copy)) throw new Flawed('missing', copy.name)
    seen += 1
    if (chosen.length < SAMPLES) chosen.push(copy)
    else if (randomInt(seen) < SAMPLES) chosen[randomInt(SAMPLES)] = copy
  }
  for (const copy of chosen) if ((await hashOfCopy(place, copy)) !== copy.sha256) throw new Flawed('damaged', copy.name)
  return chosen.length
}

/**
 * Reads a backup back, as a restore would, and compares: the hash of the manifest and of every piece, counts, the hash
 * chain of every stream, rows in a schema of their own, sealed fields with the backup's keyring, a sample of the blobs.
 * @param hash the manifest's, as the log remembers it
 * @throws Flawed with the first thing that is not what was stored
 */
export const prove = async (kernel: Kernel, place: Place, backupId: string, hash: string): Promise<Compared> => {
  const { manifest, hash: found } = await readManifest(place, backupId)
  if (found !== hash) throw new Flawed('damaged', 'manifest')
  const { streams, sealed } = await readLog(place, manifest)
  const { rows, fieldsOpened } = await readTables(kernel, place, manifest, sealed)
  const blobs = await readCopies(place, manifest)
  return { events: manifest.log.count, streams, rows, fieldsOpened, blobs }
}
