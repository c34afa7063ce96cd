import type { Structure } from '../events.ts'

export type NameParts = { readonly text: string; readonly given: string; readonly surname: string }

const spaced = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()
const UNKNOWN: NameParts = { text: '', given: '', surname: '' }

/** The parts of a name as GEDCOM writes it: `Ruth /Hale/ Jr`; one slash alone begins the surname, too. */
export const partsOf = (payload: string): NameParts => {
  const [before = '', surname = '', ...after] = payload.split('/')
  const text = spaced([before, surname, ...after].join(' '))
  return text === '' ? UNKNOWN : { text, given: spaced(before), surname: spaced(surname) }
}

/** What a name says; where its pieces say more than its text, they count. */
export const nameIn = (node: Structure): NameParts => {
  const parts = partsOf(node.payload ?? '')
  const piece = (tag: string) => spaced(node.children.find((child) => child.tag === tag)?.payload ?? '')
  const [given, surname] = [parts.given || piece('GIVN'), parts.surname || piece('SURN')]
  return { text: parts.text || spaced(`${given} ${surname}`), given, surname }
}

/** The name that is shown: the first of the record that says anything. */
export const nameOf = (root: Structure): NameParts =>
  root.children
    .filter(({ tag }) => tag === 'NAME')
    .map(nameIn)
    .find(({ text }) => text !== '') ?? UNKNOWN

const SPOKEN = new Set(['TRAN', 'FONE', 'ROMN'])
/** Every way in which the record says the name: its translations, and what the name was by marriage. */
export const allNames = (root: Structure): readonly string[] =>
  root.children
    .filter(({ tag }) => tag === 'NAME' || tag === '_MARNM')
    .flatMap((name) => {
      const inside = name.children.filter(({ tag }) => SPOKEN.has(tag) || tag === 'NICK' || tag === '_MARNM')
      return [nameIn(name).text, ...inside.map(({ payload = '' }) => partsOf(payload).text)]
    })
    .filter((text) => text !== '')

/** How a name is written into a file. A slash in a name would end it. */
export const writtenName = ({ given, surname }: Pick<NameParts, 'given' | 'surname'>): string => {
  const plain = (text: string) => spaced(text.replaceAll('/', ' '))
  return spaced(`${plain(given)} ${plain(surname) === '' ? '' : `/${plain(surname)}/`}`)
}

/** A name as one line: its last word is mostly the family's, and can be changed at once. */
export const partedName = (name: string): Pick<NameParts, 'given' | 'surname'> => {
  const words = spaced(name).split(' ')
  return { given: words.slice(0, Math.max(1, words.length - 1)).join(' '), surname: words.slice(1).at(-1) ?? '' }
}

/** A name without case and marks, as it is looked for. */
export const foldedName = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
