/** The first letters of the first two words that begin with one: "Ben (demo family)" is BD, "42" is nothing. */
export const initialsOf = (name: string): string =>
  (name.match(/(?<![\p{L}\p{N}])\p{L}/gu) ?? []).slice(0, 2).join('').toLocaleUpperCase()
