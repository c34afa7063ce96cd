import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { copyIn, type Copy } from './copies.ts'
import type { Made, Part } from './events.ts'
import { folderOf, type Place } from './place.ts'
import { linesOf, openSealed, putSealed, Section } from './section.ts'

export const Manifest = v.object({
  version: v.literal(1),
  backupId: v.string(),
  madeAt: v.string(),
  /** The log goes up to here. */
  toPos: v.string(),
  log: Section,
  tables: Section,
  keyring: Section,
  blobs: Section,
  /** Of copies that this backup added. */
  copiedBytes: v.number(),
})
export type Manifest = v.InferOutput<typeof Manifest>

const nameOf = (backupId: string) => `${folderOf(backupId)}manifest`
const indexOf = (backupId: string, part: Part) => `${folderOf(backupId)}index/${part}`

/** What one step has stored, for the manifest that the last step writes. */
export const writeIndex = (place: Place, backupId: string, part: Part, section: object) =>
  putSealed(place, indexOf(backupId, part), JSON.stringify(section))

const readIndex = async <Schema extends v.GenericSchema>(place: Place, backupId: string, part: Part, schema: Schema) =>
  v.parse(schema, JSON.parse((await openSealed(place, indexOf(backupId, part))).toString()))

/** The last thing that is stored: without it there is no backup. @returns it, with its hash */
export const writeManifest = async (place: Place, backupId: string, madeAt: string) => {
  const { toPos, ...log } = await readIndex(place, backupId, 'log', v.object({ ...Section.entries, toPos: v.string() }))
  const { copiedBytes, ...blobs } = await readIndex(
    place,
    backupId,
    'blobs',
    v.object({ ...Section.entries, copiedBytes: v.number() }),
  )
  const tables = await readIndex(place, backupId, 'tables', Section)
  const keyring = await readIndex(place, backupId, 'keyring', Section)
  const manifest: Manifest = { version: 1, backupId, madeAt, toPos, log, tables, keyring, blobs, copiedBytes }
  const { sha256: hash } = await putSealed(place, nameOf(backupId), JSON.stringify(manifest))
  return { manifest, hash }
}

/** @throws Flawed when it is gone, changed, or sealed with another key */
export const readManifest = async (place: Place, backupId: string): Promise<{ manifest: Manifest; hash: string }> => {
  const bytes = await openSealed(place, nameOf(backupId))
  const manifest = v.parse(Manifest, JSON.parse(bytes.toString()))
  return { manifest, hash: createHash('sha256').update(bytes).digest('hex') }
}

/** What the log remembers of a backup. */
export const madeOf = ({ toPos, log, tables, keyring, blobs, copiedBytes }: Manifest, hash: string): Made => ({
  toPos,
  events: log.count,
  blobs: blobs.count,
  bytes: log.bytes + tables.bytes + keyring.bytes + blobs.bytes + copiedBytes,
  hash,
})

/** The backups that have a manifest, oldest first. */
export const backupsIn = async ({ blobs }: Place): Promise<readonly string[]> =>
  (await blobs.list('backups/')).flatMap(({ name }) => /^backups\/([^/]+)\/manifest$/.exec(name)?.[1] ?? [])

/** The blobs that a backup lists. @throws Flawed */
export const copiesOf = async (place: Place, backupId: string): Promise<readonly Copy[]> => {
  const copies: Copy[] = []
  const { manifest } = await readManifest(place, backupId)
  for await (const line of linesOf(place, manifest.blobs)) copies.push(copyIn(line))
  return copies
}
