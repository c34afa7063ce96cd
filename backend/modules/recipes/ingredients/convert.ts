import { inDecimals, type Amount } from './amount.ts'
import { cupOf } from './densities.ts'
import type { Measure } from './measure.ts'
import { measureInWords } from './show.ts'
import { unitOf, type Language } from './units.ts'

export const SYSTEMS = ['written', 'metric', 'us'] as const
export type System = (typeof SYSTEMS)[number]

const CUP_ML = 236.592
const OZ_G = 28.35

/** What a scale or a jug can show. */
const rounded = (value: number): number =>
  value >= 100 ? Math.round(value / 5) * 5 : value >= 10 ? Math.round(value) : Math.round(value * 2) / 2

type Way = { readonly per: number; readonly unit: string }
const wayOf = ({ unit }: Measure, item: string, to: 'metric' | 'us', most: number): Way | undefined => {
  const known = unitOf(unit)
  if (!known?.size || known.system === to) return undefined
  const size = inDecimals(known.size)
  const cup = cupOf(item)
  if (to === 'metric') {
    // A spoon is a spoon everywhere.
    if (unit === 'tsp' || unit === 'tbsp') return undefined
    if (known.kind === 'mass') return { per: size, unit: 'g' }
    return cup === undefined ? { per: size, unit: 'ml' } : { per: (size / CUP_ML) * cup, unit: 'g' }
  }
  const cups = known.kind === 'volume' ? size / CUP_ML : cup === undefined ? undefined : size / cup
  if (cups === undefined)
    return size * most >= OZ_G * 16 ? { per: size / (OZ_G * 16), unit: 'lb' } : { per: size / OZ_G, unit: 'oz' }
  if (cups * most >= 0.24) return { per: cups, unit: 'cup' }
  return cups * most >= 1 / 16 ? { per: cups * 16, unit: 'tbsp' } : { per: cups * 48, unit: 'tsp' }
}

const near = (value: number, unit: string): Amount =>
  unit === 'g' || unit === 'ml'
    ? { n: Math.max(1, Math.round(rounded(value) * 2)), d: 2 }
    : { n: Math.max(1, Math.round(value * 24)), d: 24 }

/** A measure as it is said in the other system, always "about"; as it is where it is said so already. */
export const inSystem = (measure: Measure, item: string, system: System, language: Language): string => {
  const { amount, to } = measure
  if (system === 'written' || !amount) return measureInWords(measure, language)
  const way = wayOf(measure, item, system, inDecimals(to ?? amount))
  if (!way) return measureInWords(measure, language)
  const other = {
    amount: near(inDecimals(amount) * way.per, way.unit),
    to: to && near(inDecimals(to) * way.per, way.unit),
    unit: way.unit,
  }
  const words = measureInWords(other, 'en')
  return words.startsWith('about ') ? words : `about ${words}`
}

const HEAT = /(\d{2,3}) ?° ?([CF])\b|\bgas(?: mark)? (\d)\b/giu
const fiveOf = (value: number): number => Math.round(value / 5) * 5
/** Gas mark 1 is 140 °C, and each more is 14 degrees. */
const celsiusOf = (mark: number): number => 126 + mark * 14

/** A step's words, with each heat of an oven in the other scale behind it; times and heat are never scaled. */
export const withHeat = (text: string, system: System): string =>
  system === 'written'
    ? text
    : text.replaceAll(HEAT, (said: string, degrees?: string, scale?: string, mark?: string) => {
        const isCelsius = scale?.toUpperCase() === 'C'
        const celsius =
          mark !== undefined ? celsiusOf(Number(mark)) : isCelsius ? Number(degrees) : ((Number(degrees) - 32) * 5) / 9
        if (system === 'metric') return isCelsius ? said : `${said} (about ${fiveOf(celsius)} °C)`
        return scale?.toUpperCase() === 'F' ? said : `${said} (about ${fiveOf((celsius * 9) / 5 + 32)} °F)`
      })
