import type { Actor } from '../../kernel/event.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { takenOf } from '../../kernel/process/uses.ts'
import { relativesIn } from '../connections/reading.ts'
import { isNamedArchive } from '../media/reading.ts'
import { isKept } from '../places/reading.ts'
import type { AddItem } from './contract.ts'
import type { Room } from './decide/add.ts'
import { item } from './item.ts'
import { usedBy } from './queries/lists.ts'
import { isThere } from './seen.ts'

const GIB = 2 ** 30

/** Everybody of a family, with an account or without, as its own events say. */
export const peopleIn = async (
  { load, membership }: Pick<Kernel, 'load' | 'membership'>,
  familyId: string,
): Promise<ReadonlySet<string>> => {
  const [members, { state: relatives }] = await Promise.all([
    membership.membersNow(familyId),
    load(relativesIn, familyId),
  ])
  return new Set([...members.map(({ accountId }) => accountId), ...relatives])
}

/** Whether the family has such a place; none is always one. */
export const isKnownPlace = async (
  kernel: Pick<Kernel, 'load'>,
  familyId: string,
  placeId: string | null,
): Promise<boolean> => placeId === null || isKept(kernel, familyId, placeId)

/** What room the family has for one more, and whether what it is to tell about is there. */
export const roomIn = async (
  kernel: Kernel,
  familyId: string,
  by: Actor,
  { about, bytes = 0, name = '' }: Partial<Pick<AddItem, 'about' | 'bytes' | 'name'>>,
): Promise<Room> => {
  const [{ n }, { used, limit, plan }, { maxFileSize: largestMb }, hasAbout] = await Promise.all([
    usedBy(kernel, familyId),
    takenOf(kernel, familyId, 'storageGb', bytes / GIB),
    kernel.system.now(),
    about === undefined ? true : isAbout(kernel, familyId, by, about),
  ])
  const room = { familyId, n, usedBytes: used * GIB, mostBytes: limit * GIB, plan, hasAbout }
  // What a file may have holds for each file of an archive.
  return isNamedArchive(name) ? room : { ...room, largestMb }
}

const isAbout = async ({ load }: Kernel, familyId: string, by: Actor, id: string): Promise<boolean> => {
  const { state } = await load(item, id)
  return state.familyId === familyId && isThere(state, by, 'viewer')
}
