import type { ZipEntry } from '../../kernel/blob/zip.ts'
import type { Reader } from '../../kernel/identity/visible.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { withFiles, type Kept } from './export.ts'
import { item } from './item.ts'
import { distinctNames } from './names.ts'
import { itemsById } from './queries/lists.ts'
import { isThere } from './seen.ts'

/** @number items whose events are read side by side before they are taken home */
const AT_ONCE = 8

/** Those of the items that their own events say this reader may see: a read table may lag behind what was hidden. */
const allowed = async (
  { load }: Pick<Kernel, 'load'>,
  { id: accountId, familyId, role }: Reader,
  ids: readonly string[],
): Promise<string[]> => {
  const seen: string[] = []
  const left = [...new Set(ids)]
  while (left.length > 0) {
    const some = left.splice(0, AT_ONCE)
    const states = await Promise.all(some.map(async (id) => (await load(item, id)).state))
    seen.push(
      ...some.filter((_, at) => {
        const state = states[at]
        return state?.familyId === familyId && isThere(state, { id: accountId }, role)
      }),
    )
  }
  return seen
}

/** What of the items can be taken home: what the reader may see, and has arrived. */
export const takenHome = async (kernel: Kernel, reader: Reader, ids: readonly string[]): Promise<Kept[]> => {
  const rows = await itemsById(kernel, reader, await allowed(kernel, reader, ids))
  return (await withFiles(kernel, rows, { distinct: distinctNames(), partOf: () => 1 })).filter(
    ({ files }) => files.length > 0,
  )
}

/** Their files as they came, and what is known of each. */
export const zipOf = (kept: readonly Kept[]): ZipEntry[] => {
  const data = kept.map(({ files, ...row }) => ({ ...row, files: files.map(({ name }) => name) }))
  return [...kept.flatMap((each) => each.files), { name: 'memories.json', text: `${JSON.stringify(data, null, 2)}\n` }]
}
