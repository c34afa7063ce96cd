import type { ChartLink, ChartPerson } from '../../../../backend/modules/records/contract/chart.ts'
import { TreeChart } from './TreeChart.tsx'

type Known = readonly [id: string, name: string, sex: 'F' | 'M', bornIn: number, diedIn?: number]

const KNOWN: readonly Known[] = [
  ['ruth', 'Ruth Hale', 'F', 1958],
  ['daniel', 'Daniel Okafor', 'M', 1956],
  ['margaret', 'Margaret Ellis', 'F', 1931, 2019],
  ['joseph', 'Joseph Hale', 'M', 1938],
  ['rosa', 'Rosa Ellis', 'F', 1934, 2001],
  ['arthur', 'Arthur Hale', 'M', 1908, 1979],
  ['edie', 'Edie Hale', 'F', 1912, 1990],
  ['henry', 'Henry Ellis', 'M', 1902, 1968],
  ['clara', 'Clara Berg', 'F', 1906, 1988],
  ['thomas', 'Thomas Hale', 'M', 1960],
  ['priya', 'Priya Hale', 'F', 1965],
  ['nora', 'Nora Okafor', 'F', 1986],
  ['amelia', 'Amelia Hale', 'F', 2002],
  ['ben', 'Ben Hale', 'M', 2005],
]
const FAMILIES: readonly (readonly [partners: readonly string[], children: readonly string[]])[] = [
  [['arthur', 'edie'], ['joseph']],
  [
    ['henry', 'clara'],
    ['margaret', 'rosa'],
  ],
  [
    ['joseph', 'margaret'],
    ['ruth', 'thomas'],
  ],
  [['ruth', 'daniel'], ['nora']],
  [
    ['thomas', 'priya'],
    ['amelia', 'ben'],
  ],
]

const people = KNOWN.map(([id, name, sex, bornIn, diedIn = null]): ChartPerson => {
  const years = { birth: String(bornIn), bornIn, death: diedIn === null ? '' : String(diedIn), diedIn }
  const nothing = { relativeId: null, voices: 0, voiceId: null, photoId: null }
  return { id, name, sex, ...years, isLiving: diedIn === null, isMasked: false, ...nothing }
})
const links = FAMILIES.flatMap(([partners, children], family): ChartLink[] =>
  [...partners, ...children].map((personId, n) => ({
    familyId: `f${family}`,
    personId,
    role: n < partners.length ? 'partner' : 'child',
    n,
  })),
)

/** The family of our public pages, whom everybody may look at. */
const DEMO = { rootId: 'ruth', people, links, n: people.length, drawn: people.length, next: null }

/** Their tree, to be moved in and walked through as one’s own would be. */
export const DemoTree = () => <TreeChart chart={DEMO} title="The Hale family" />
