/** A stored stretch of an upload: the bytes from `start` up to `end`. */
export type Part = { readonly name: string; readonly start: number; readonly end: number }

const PART = /(\d{15})-(\d+)$/

/**
 * A part is named by where it begins and how long it is, so that a late write of a request that was cut off, here or
 * in another process, can never take the place of a longer one that was already answered for.
 */
export const partName = (folder: string, start: number, length: number): string =>
  `${folder}${String(start).padStart(15, '0')}-${length}`

export const partOf = (name: string): Part | undefined => {
  const [, start, length] = PART.exec(name) ?? []
  return start && length ? { name, start: Number(start), end: Number(start) + Number(length) } : undefined
}

/**
 * The parts that give the upload's bytes from 0 without a gap, each with how many of its first bytes are there
 * already; and where the first gap is. Parts may lie over each other: the same upload has the same bytes there.
 */
export const chainOf = (parts: readonly Part[]) => {
  let reach = 0
  const chain: { readonly part: Part; readonly skip: number }[] = []
  for (const part of parts.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (part.start > reach) break
    if (part.end <= reach) continue
    chain.push({ part, skip: reach - part.start })
    reach = part.end
  }
  return { chain, reach }
}
