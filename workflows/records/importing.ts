import { ApplicationFailure } from '@temporalio/activity'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import type { Actor } from '../../backend/kernel/event.ts'
import { sql } from '../../backend/kernel/db.ts'
import * as v from 'valibot'
import { CHUNK_RECORDS, MOST_RECORDS } from '../../backend/modules/records/contract.ts'
import { importRecord } from '../../backend/modules/records/decide/begin.ts'
import { undoImported } from '../../backend/modules/records/decide/end.ts'
import {
  finishImport,
  noteApplied,
  noteRead,
  noteUndone,
  refuseFile,
} from '../../backend/modules/records/decide/imports.ts'
import { inspect } from '../../backend/modules/records/gedcom/reading/inspect.ts'
import { gedimport, type GedImport } from '../../backend/modules/records/gedimport.ts'
import { recordIdOf } from '../../backend/modules/records/ids.ts'
import { fileItemOf, openFile } from '../../backend/modules/records/itemFile.ts'
import { dayNumberOf } from '../../backend/modules/records/lenses/dates.ts'
import { recordsIn } from '../../backend/modules/records/queries/whole.ts'
import { broughtBy, readDry } from '../../backend/modules/records/readFile.ts'
import { record } from '../../backend/modules/records/record.ts'
import { FileProblem, openTree, type Opened } from '../../backend/modules/records/source.ts'
import { plainOf } from '../../backend/modules/records/structure.ts'
import { readTablesAt } from '../kernel/readTables.ts'
import { trySystemCommand } from '../kernel/systemCommand.ts'

/** @number records that are brought into a tree side by side */
const AT_ONCE = 16
/** @number how long records are brought before the workflow is told how far that is: an activity may last ten minutes */
const SLICE_MS = 60_000

const actorOf = ({ contributorId }: GedImport): Actor => ({ kind: 'account', id: contributorId })

/** The file, once it has arrived. @throws a failure that is tried again while it has not */
const openedFile = async (kernel: Kernel, state: GedImport): Promise<Opened | undefined> => {
  const file = await fileItemOf(kernel, { familyId: state.familyId, accountId: state.contributorId }, state.itemId)
  if (!file) return undefined
  const blob = await openFile(kernel, file)
  if (!blob) throw ApplicationFailure.retryable('the file has not arrived yet', 'file-late')
  return openTree(blob)
}

/** Reads the file, and says what it would bring. */
export const readFile = async (kernel: Kernel, id: string): Promise<void> => {
  const { state } = await kernel.load(gedimport, id)
  if (state.status !== 'kept') return
  const ask = trySystemCommand(kernel)
  const refuse = (reason: string, firstLine = '') =>
    ask(gedimport, id, refuseFile({ reason, firstLine }), 'refuse', reason, state.charset)
  try {
    const opened = await openedFile(kernel, state)
    if (!opened) {
      await refuse('file-gone')
      return
    }
    const today = dayNumberOf(kernel.clock.now())
    async function* known() {
      for await (const { root } of recordsIn(kernel, state.treeId)) yield plainOf(root)
    }
    const dry = await readDry(opened.source, state.charset, known(), today)
    if (!dry.isGedcom) await refuse('not-gedcom', dry.firstLine)
    else if (dry.records > MOST_RECORDS) await refuse('too-many-records')
    else {
      const { report, records, people } = dry
      await ask(gedimport, id, noteRead({ report, records, people, charset: state.charset }), 'read', state.charset)
    }
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error
    await refuse(error.code)
  }
}

/** Does some work with each of many, some side by side; what is left when the time is over is not begun. */
const inChunks = async <T>(
  all: AsyncIterable<T>,
  until: number,
  each: (one: T) => Promise<unknown>,
  after: (n: number) => Promise<void>,
): Promise<boolean> => {
  let chunk: T[] = []
  const doChunk = async () => {
    for (let at = 0; at < chunk.length; at += AT_ONCE) await Promise.all(chunk.slice(at, at + AT_ONCE).map(each))
    await after(chunk.length)
    chunk = []
  }
  for await (const one of all) {
    chunk.push(one)
    if (chunk.length < CHUNK_RECORDS) continue
    await doChunk()
    if (Date.now() > until) return false
  }
  if (chunk.length > 0) await doChunk()
  return true
}

/** Brings the next records into the tree, from where it stopped; of one that is there nothing is done twice. */
export const applyRecords = async (kernel: Kernel, id: string): Promise<void> => {
  const { state } = await kernel.load(gedimport, id)
  if (state.status !== 'applying') return
  const ask = trySystemCommand(kernel)
  const opened = await openedFile(kernel, state)
  const found = opened && (await inspect(opened.source, state.charset === '' ? undefined : (state.charset as never)))
  // What is gone by now brings no more; what came stays, and can be undone.
  if (!opened || !found?.isGedcom) {
    await ask(gedimport, id, finishImport({ records: state.applied }), 'finish')
    return
  }
  const { treeId, familyId, contributorId } = state
  let { applied } = state
  async function* rest(source: Opened['source'], of: Parameters<typeof broughtBy>[1]) {
    for await (const one of broughtBy(source, of)) if (one.place > state.applied) yield one
  }
  const isDone = await inChunks(
    rest(opened.source, found),
    Date.now() + SLICE_MS,
    async ({ key, place, record: structure }) => {
      const recordId = recordIdOf(treeId, key)
      const ids = { recordId, treeId, familyId, contributorId, importId: id }
      await trySystemCommand(kernel, actorOf(state))(
        record,
        recordId,
        importRecord({ ...ids, place, record: structure }),
        'import',
        id,
      )
    },
    async (n) => {
      applied += n
      await ask(gedimport, id, noteApplied({ applied }), 'applied', applied)
    },
  )
  if (isDone) await ask(gedimport, id, finishImport({ records: applied }), 'finish')
}

const Row = v.object({ id: v.string() })

/** Takes out again what an import brought; what somebody changed since stays, and is told. */
export const undoRecords = async (kernel: Kernel, id: string): Promise<void> => {
  const { state } = await kernel.load(gedimport, id)
  if (state.status !== 'undoing') return
  await readTablesAt(kernel, 'records', await kernel.store.head())
  const rows = await kernel.db.any(sql.type(Row)`
    select id from records.records where import_id = ${id} and removed_at is null order by place, id`)
  const kept: string[] = []
  let removed = 0
  async function* all() {
    yield* rows
  }
  await inChunks(
    all(),
    Infinity,
    async ({ id: recordId }) => {
      const undo = undoImported({ importId: id })
      const after = await trySystemCommand(kernel, actorOf(state))(record, recordId, undo, 'undoImport', id)
      if (after?.status === 'removed') removed += 1
      else kept.push(recordId)
    },
    async () => {},
  )
  await trySystemCommand(kernel)(gedimport, id, noteUndone({ removed, kept }), 'undone')
}
