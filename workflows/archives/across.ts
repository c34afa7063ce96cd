import * as v from 'valibot'
import { sql } from '../../backend/kernel/db.ts'
import type { FamilyRole } from '../../backend/kernel/identity/roles.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { reachOf } from '../../backend/modules/accounts/reading.ts'
import { archive, type Archive } from '../../backend/modules/archives/archive.ts'
import { MOST_ARCHIVES } from '../../backend/modules/archives/contract.ts'
import { recordTold } from '../../backend/modules/archives/decide.ts'
import { item } from '../../backend/modules/items/reading.ts'
import { takingItems } from '../items/take.ts'
import { trySystemCommand } from '../kernel/systemCommand.ts'
import { openingArchives, type Opened } from './opened.ts'
import { besideAcross, setOf } from './plan/across.ts'
import { telling } from './telling.ts'

const Row = v.object({ id: v.string() })
const Entry = v.object({ n: v.number(), itemId: v.string(), isBare: v.boolean() })
type Known = { readonly id: string; readonly found: Opened }
type Whose = Pick<Archive, 'archiveId' | 'familyId' | 'contributorId' | 'visibility'>

/**
 * Google parts a large library into several zips, and may put a picture into another one than what tells of it. Whichever of
 * two archives is read last, the pictures of each are told what the other knows of them.
 */
export const tellingAcross = (kernel: Kernel) => {
  const { db } = kernel
  const opened = openingArchives(kernel)
  const taking = takingItems(kernel)

  const open = async (id: string): Promise<Known | undefined> => {
    const found = await opened(id, 'binned')
    return typeof found === 'string' || 'tooMany' in found || found.plan.own ? undefined : { id, found }
  }
  /** Those of the same set that the same person added, for the same eyes, and that have been read: one at a time. */
  async function* others({ archiveId, familyId, contributorId, visibility }: Whose, set: string) {
    const rows = await db.any(sql.type(Row)`
      select id from archives.archives
      where contributor_id = ${contributorId} and family_id = ${familyId} and visibility = ${visibility}
        and id <> ${archiveId} and state in ('read', 'settled')
      order by opened_at desc, id limit ${MOST_ARCHIVES}`)
    for (const { id } of rows) {
      const { name } = (await kernel.load(item, id)).state
      const other = setOf(name) === set ? await open(id) : undefined
      if (other) yield other
    }
  }

  const tell = async (to: Known, from: Known, { contributorId }: Whose, role: FamilyRole): Promise<void> => {
    const beside = besideAcross(to.found.plan, from.found.plan)
    if (beside.size === 0) return
    const { files } = to.found.plan
    const places = files.flatMap((file, n) => (beside.has(file) ? n : []))
    const rows = await db.any(sql.type(Entry)`
      select n, item_id, is_bare from archives.entries
      where archive_id = ${to.id} and item_id is not null and answer in ('added', 'here')
        and n = any(${sql.array(places, 'int4')})
      order by n`)
    const { besideOf } = telling(from.found, (await reachOf(kernel, contributorId)).zone ?? 'UTC')
    const told: number[] = []
    for (const { n, itemId, isBare } of rows) {
      const file = files[n]
      const facts = file && (await besideOf(beside.get(file) ?? [], file.name))
      if (!facts) continue
      await taking.tellMore({ itemId, contributorId, ...facts }, role)
      if (isBare) told.push(n)
    }
    await trySystemCommand(kernel)(archive, to.id, recordTold(told), 'recordTold', from.id, ...told)
  }

  /** @param id of an archive that has been read to its end */
  return async (id: string, state: Archive): Promise<void> => {
    const { familyId, contributorId } = state
    const role = await kernel.membership.roleIn(familyId, contributorId)
    const own = role && (await open(id))
    const set = own && setOf(own.found.name)
    if (role === undefined || own === undefined || set === undefined) return
    for await (const other of others(state, set)) {
      await tell(own, other, state, role)
      await tell(other, own, state, role)
    }
  }
}
