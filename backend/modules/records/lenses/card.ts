import type { Structure } from '../events.ts'
import { dateIn } from './dates.ts'
import { isSaid } from './facts.ts'
import { allNames, foldedName, nameOf } from './names.ts'

/** What a list knows of a person. */
export type Card = {
  readonly name: string
  readonly given: string
  readonly surname: string
  /** How it stands among names: surname first, folded. */
  readonly sort: string
  /** All names, folded. */
  readonly find: string
  readonly sex: string
  readonly birth: string
  readonly birthPlace: string
  readonly bornMin: number | null
  readonly bornMax: number | null
  readonly death: string
  readonly deathPlace: string
  readonly diedMin: number | null
  readonly diedMax: number | null
  readonly hasDied: boolean
  /** What the record asks to be shown to nobody else. */
  readonly isRestricted: boolean
}

const BIRTHS = ['BIRT', 'CHR', 'BAPM']
const DEATHS = ['DEAT', 'BURI', 'CREM', 'PROB']
/** @number characters of a name by which it is looked for */
const MOST_FIND = 1_000
/** @number characters of a name or a place in a list */
const MOST_SHOWN = 300

const cut = (text: string): string => text.slice(0, MOST_SHOWN)

export const cardOf = (root: Structure): Card => {
  const { text, given, surname } = nameOf(root)
  const first = (tags: readonly string[]) =>
    tags.flatMap((tag) => root.children.filter((child) => child.tag === tag && isSaid(child)))[0]
  const [birth, death] = [first(BIRTHS), first(DEATHS)]
  const [born, died] = [dateIn(birth), dateIn(death)]
  const placeOf = (fact: Structure | undefined) =>
    cut(fact?.children.find(({ tag }) => tag === 'PLAC')?.payload?.trim() ?? '')
  const restrictions = root.children
    .filter(({ tag }) => tag === 'RESN')
    .map(({ payload = '' }) => payload.toLowerCase())
  return {
    name: cut(text),
    given: cut(given),
    surname: cut(surname),
    sort: `${foldedName(surname) || '~'} ${foldedName(given)}`.slice(0, MOST_SHOWN),
    find: allNames(root).map(foldedName).join(' | ').slice(0, MOST_FIND),
    sex: root.children.find(({ tag }) => tag === 'SEX')?.payload?.trim() ?? '',
    birth: born?.text ?? '',
    birthPlace: placeOf(birth),
    bornMin: born?.min ?? null,
    bornMax: born?.max ?? null,
    death: died?.text ?? '',
    deathPlace: placeOf(death),
    diedMin: died?.min ?? null,
    diedMax: died?.max ?? null,
    hasDied: death !== undefined,
    isRestricted: restrictions.some((text) => /confidential|privacy/.test(text)),
  }
}
