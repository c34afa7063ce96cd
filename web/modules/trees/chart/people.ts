import type { ChartPerson } from '../../../../backend/modules/records/contract.ts'
import { initialsOf } from '../../../ui/initials.ts'
import { childrenOf, type Graph } from './layout/graph.ts'
import { chartStrings as strings } from './strings.ts'

/** Keeps a name that is written from right to left from turning what stands around it. */
const isolated = (text: string): string => `\u2068${text}\u2069`
/** The mean width of a letter, in its height. */
const LETTER = 0.55

/** Letters as people count them: an emoji, or a letter with its marks, is one. */
const letters = new Intl.Segmenter('en')

/** As much of a text as has room: `width` and `size` in the same unit. */
export const cut = (text: string, width: number, size: number): string => {
  const most = Math.max(1, Math.floor(width / (size * LETTER)))
  if (text.length <= most) return text
  const ends = [...letters.segment(text)].map(({ index }) => index)
  return ends.length <= most ? text : `${text.slice(0, ends[Math.max(1, most - 1)])}…`
}

export const nameOf = ({ isMasked, name }: ChartPerson): string =>
  isMasked ? strings.living : name === '' ? strings.unnamed : name
export const shownName = (person: ChartPerson, width: number, size: number): string =>
  isolated(cut(nameOf(person), width, size))
/** A name in as many lines as a box has, broken between words; what has no room is cut. */
export const nameLines = (person: ChartPerson, width: number, size: number, most: number): readonly string[] => {
  const name = nameOf(person)
  const at = name.lastIndexOf(' ')
  const isLong = cut(name, width, size) !== name
  const parts = isLong && most > 1 && at > 0 ? [name.slice(0, at), name.slice(at + 1)] : [name]
  return parts.map((part) => isolated(cut(part, width, size)))
}
export const initials = (person: ChartPerson): string => (person.isMasked ? '' : initialsOf(person.name))

/** The years of a life, as far as they are known: “1931–2019”, “b. 1958”. Of who is masked there are none. */
export const yearsOf = ({ bornIn, diedIn, isLiving }: ChartPerson): string => {
  if (diedIn !== null) return bornIn === null ? strings.diedIn(diedIn) : `${bornIn}–${diedIn}`
  if (bornIn === null) return ''
  return isLiving ? strings.bornIn(bornIn) : `${bornIn}–?`
}

/** What is said of someone when a key leads to them. */
export const announced = (graph: Graph, person: ChartPerson, kin: string): string => {
  const { bornIn, diedIn, voices, id } = person
  const life =
    bornIn !== null && diedIn !== null
      ? strings.from(bornIn, diedIn)
      : bornIn !== null
        ? strings.born(bornIn)
        : diedIn !== null
          ? strings.died(diedIn)
          : ''
  const children = childrenOf(graph, id).length
  return [
    nameOf(person),
    life,
    kin === '' ? '' : strings.yours(kin),
    children === 0 ? '' : strings.children(children),
    voices === 0 ? '' : strings.hasVoice,
  ]
    .filter((part) => part !== '')
    .join(', ')
}
