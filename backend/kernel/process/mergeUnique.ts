/**
 * Merges what several modules give under names of their own.
 * @param what what these are, for whoever reads the error
 * @throws Error where two give something under one name: the second would silently stand for the first
 */
export const mergeUnique = <Part extends object>(what: string, parts: readonly (Part | undefined)[]): Part => {
  const names = parts.flatMap((part) => Object.keys(part ?? {}))
  const twice = names.filter((name, at) => names.indexOf(name) !== at)
  if (twice.length > 0) throw new Error(`Two modules give ${what} of the name ${twice.join(', ')}`)
  return Object.assign({}, ...parts) as Part
}
