import { isFilm, isPicture, partsOf, stemOf } from './paths.ts'

/**
 * The halves of pictures that move, by the names that a phone gives them: one picture and one film of the same folder and
 * name. That they belong together is known once both have been looked at; here it is only said that they may.
 * @returns for each half what both are called together
 */
export const halvesIn = (paths: readonly string[]): ReadonlyMap<string, string> => {
  const together = new Map<string, string[]>()
  for (const path of paths) {
    const [folder, name] = partsOf(path)
    if (!isPicture(name) && !isFilm(name)) continue
    const key = `${folder}/${stemOf(name)[0].toLowerCase()}`
    together.set(key, [...(together.get(key) ?? []), path])
  }
  const pairs = [...together].filter(
    ([, halves]) =>
      halves.length === 2 && halves.some(isPicture) && halves.some((each) => isFilm(each) && !isPicture(each)),
  )
  return new Map(pairs.flatMap(([key, halves]) => halves.map((path) => [path, key] as const)))
}
