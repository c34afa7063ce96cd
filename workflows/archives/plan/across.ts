import { isMedia, partsOf } from './paths.ts'
import type { Plan, Planned } from './plan.ts'
import { sidecarsIn } from './sidecars.ts'

const SERIES = /^(.+)-\d{1,4}\.zip$/i

/** What the archives of one set are called together, as Google parts a large library; undefined for one by itself. */
export const setOf = (name: string): string | undefined => SERIES.exec(name)?.[1]

const isUntold = ({ name, not, beside }: Planned): boolean => not === undefined && isMedia(name) && beside.length === 0

/**
 * For each file of an archive that nothing in it tells about those of another archive that may, the likeliest first: as if
 * all folders of the two lay together.
 */
export const besideAcross = (to: Plan, from: Plan): ReadonlyMap<Planned, readonly Planned[]> => {
  const byFolder = ({ files }: Plan) => Map.groupBy(files, ({ name }) => partsOf(name)[0])
  const [here, there] = [byFolder(to), byFolder(from)]
  const found = new Map<Planned, readonly Planned[]>()
  for (const [folder, files] of here) {
    const untold = files.filter(isUntold)
    const others = new Map((there.get(folder) ?? []).map((each) => [partsOf(each.name)[1], each] as const))
    if (untold.length === 0 || others.size === 0) continue
    const named = sidecarsIn([...new Set([...files.map(({ name }) => partsOf(name)[1]), ...others.keys()])])
    for (const file of untold) {
      const beside = (named.get(partsOf(file.name)[1]) ?? []).flatMap((name) => others.get(name) ?? [])
      if (beside.length > 0) found.set(file, beside)
    }
  }
  return found
}
