import { ageTo551, ageTo70 } from '../dates/age.ts'
import { parseDate } from '../dates/parse.ts'
import { writeDate, type WrittenDate } from '../dates/write.ts'
import { enums70 } from '../grammar/payloads70.ts'
import { languageName, languageTag } from './languages.ts'
import { formatOf, mediaTypeOf, pathOfUrl, urlOfPath } from './media.ts'

/** A payload of GEDCOM 7 with the words that stand below it. */
export type Written = WrittenDate
type Both = {
  /** From 5.5.1 to 7.0; nothing where it cannot be said. */
  readonly up: (text: string) => Written | undefined
  readonly down: (written: Written) => string | undefined
}

const same: Both = { up: (payload) => ({ payload }), down: ({ payload }) => payload }
const of = (up: (text: string) => string, down: (text: string) => string): Both => ({
  up: (text) => ({ payload: up(text) }),
  down: ({ payload, phrase }) => (phrase === undefined ? down(payload) : undefined),
})

const date: Both = {
  up: (text) => {
    const value = parseDate(text)
    return value ? writeDate(value, '70') : { payload: '', phrase: text }
  },
  down: ({ payload, phrase }) => {
    if (phrase !== undefined) {
      // A date of 5.5.1 that GEDCOM 7 says otherwise stands below it in its old words.
      const old = parseDate(phrase)
      const again = old && old.kind !== 'phrase' && writeDate(old, '70')
      if (again && again.payload === payload && again.phrase === phrase) return phrase
    }
    const value = parseDate(payload, { phrase })
    return (
      value &&
      writeDate(value.isLenient && payload === '' ? { kind: 'phrase', phrase: phrase ?? '' } : value, '551')?.payload
    )
  },
}

/** Sets that 5.5.1 writes in small letters. */
const SMALL = new Set(['NAME-TYPE', 'PEDI', 'FAMC-STAT', 'MEDI', 'RESN', 'ROLE'])
const SPELLINGS: Readonly<Record<string, string>> = { 'DNS/CAN': 'DNS_CAN', 'PRE-1970': 'PRE_1970' }

const oneOf = (set: string): Both => {
  const values = enums70[set] ?? []
  const usual = (value: string) => {
    const spelling = Object.entries(SPELLINGS).find(([, one]) => one === value)?.[0] ?? value
    return SMALL.has(set) ? spelling.toLowerCase() : spelling
  }
  return {
    up: (text) => {
      const value = SPELLINGS[text] ?? text.toUpperCase()
      if (values.includes(value)) return usual(value) === text ? { payload: value } : { payload: value, phrase: text }
      return values.includes('OTHER') ? { payload: 'OTHER', phrase: text } : undefined
    },
    down: ({ payload, phrase }) => {
      if (!values.includes(payload)) return undefined
      if (phrase === undefined) return usual(payload)
      const meant = phrase.toUpperCase()
      if (payload === 'OTHER' && !values.includes(meant)) return phrase
      return meant === payload && phrase !== usual(payload) ? phrase : undefined
    },
  }
}

const someOf = (set: string): Both =>
  of(
    (text) => text.toUpperCase(),
    (text) => (SMALL.has(set) ? text.toLowerCase() : text),
  )

const kinds: Readonly<Record<string, Both>> = {
  date,
  period: date,
  exact: date,
  age: {
    up: ageTo70,
    down: ageTo551,
  },
  language: of(languageTag, languageName),
  media: of(mediaTypeOf, formatOf),
  path: of(urlOfPath, pathOfUrl),
  name: of(
    (text) => {
      const parts = text.replaceAll(/[\t\n]/g, ' ').split('/')
      if (parts.length === 1 || parts.length === 3) return parts.join('/') || '//'
      return [parts[0], parts[1], parts.slice(2).join('')].join('/')
    },
    (text) => text,
  ),
  Y: { up: (text) => ({ payload: text === 'Y' ? 'Y' : '' }), down: ({ payload }) => payload },
}

const both = (kind: string): Both =>
  kind.startsWith('one of ')
    ? oneOf(kind.slice(7))
    : kind.startsWith('some of ')
      ? someOf(kind.slice(8))
      : (kinds[kind] ?? same)

/** A payload of 5.5.1 as GEDCOM 7 says it, and whether the way back gives the same. */
export const payloadTo70 = (kind: string, text: string): (Written & { readonly isExact: boolean }) | undefined => {
  const { up, down } = both(kind)
  const written = up(text)
  return written && { ...written, isExact: down(written) === text }
}

/** A payload of GEDCOM 7 as 5.5.1 says it, where the way back gives the same. */
export const payloadTo551 = (kind: string, written: Written): string | undefined => {
  const { up, down } = both(kind)
  const text = down(written)
  const again = text === undefined ? undefined : up(text)
  return again && again.payload === written.payload && again.phrase === written.phrase ? text : undefined
}
