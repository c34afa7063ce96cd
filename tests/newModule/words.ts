/** How a thing of a module is called in its code and its sentences. */
export type Words = { readonly many: string; readonly one: string }

const NAME = /^[a-z]{3,30}s$/u

/**
 * @param many a module's name
 * @throws Error with a sentence where it is none
 */
export const wordsOf = (many: string): Words => {
  if (!NAME.test(many)) throw new Error('Name the module in the plural and in small letters, such as "photos".')
  return { many, one: many.endsWith('ies') ? `${many.slice(0, -3)}y` : many.slice(0, -1) }
}

export const capital = (word: string): string => `${word[0]?.toUpperCase() ?? ''}${word.slice(1)}`

/** The templates tell of photos: each word that names them is put into the new module's. */
export const renamed = (text: string, { many, one }: Words): string =>
  text
    .replaceAll('photos', many)
    .replaceAll('Photos', capital(many))
    .replaceAll(/\b([Aa]) photo\b/gu, /^[aeiou]/u.test(one) ? `$1n ${one}` : `$1 ${one}`)
    .replaceAll('photo', one)
    .replaceAll('Photo', capital(one))
