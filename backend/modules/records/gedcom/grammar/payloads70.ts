import { isAge70 } from '../dates/age.ts'
import { parseDate } from '../dates/parse.ts'
import { writeDate } from '../dates/write.ts'
import { VOID, type GedcomNode } from '../node.ts'

const EVENTS =
  'ADOP ANUL BAPM BARM BASM BIRT BLES BURI CENS CHR CHRA CONF CREM DEAT DIV DIVF EMIG ENGA FCOM GRAD IMMI MARB MARC MARL MARR MARS NATU ORDN PROB RETI WILL'
export const enums70: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries({
    ADOP: 'HUSB WIFE BOTH',
    EVEN: EVENTS,
    EVENATTR: `${EVENTS} CAST DSCR EDUC EVEN FACT IDNO NATI NCHI NMR OCCU PROP RELI RESI SSN TITL`,
    'FAMC-STAT': 'CHALLENGED DISPROVEN PROVEN',
    MEDI: 'AUDIO BOOK CARD ELECTRONIC FICHE FILM MAGAZINE MANUSCRIPT MAP NEWSPAPER OTHER PHOTO TOMBSTONE VIDEO',
    'NAME-TYPE': 'AKA BIRTH IMMIGRANT MAIDEN MARRIED OTHER PROFESSIONAL',
    PEDI: 'ADOPTED BIRTH FOSTER OTHER SEALING',
    QUAY: '0 1 2 3',
    RESN: 'CONFIDENTIAL LOCKED PRIVACY',
    ROLE: 'CHIL CLERGY FATH FRIEND GODP HUSB MOTH MULTIPLE NGHBR OFFICIATOR OTHER PARENT SPOU WIFE WITN',
    SEX: 'F M U X',
    'ord-STAT': 'BIC CANCELED CHILD COMPLETED DNS DNS_CAN EXCLUDED INFANT PRE_1970 STILLBORN SUBMITTED UNCLEARED',
  }).map(([set, values]) => [set, values.split(' ')]),
)

const isValue = (set: string, value: string): boolean =>
  (enums70[set] ?? []).includes(value) || /^_[A-Z0-9_]+$/.test(value)

const isDate70 = (text: string, kinds: readonly string[]): boolean => {
  if (text === '') return !kinds.includes('exact')
  const value = parseDate(text)
  if (!value || value.isLenient || !kinds.includes(value.kind === 'date' && value.approximate ? 'about' : value.kind))
    return false
  const again = writeDate(value, '70')
  return again?.payload === text && again.phrase === undefined
}

const forms: Readonly<Record<string, (text: string) => boolean>> = {
  none: (text) => text === '',
  Y: (text) => text === '' || text === 'Y',
  text: () => true,
  integer: (text) => /^\d+$/.test(text),
  date: (text) => isDate70(text, ['date', 'about', 'range', 'period']),
  period: (text) => isDate70(text, ['period']),
  exact: (text) => /^\d+ [A-Z]{3} \d+$/.test(text) && isDate70(text, ['date']),
  time: (text) => /^(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d+)?)?Z?$/.test(text),
  age: isAge70,
  // RFC 5646 in its general form; 5.5.1 had names of languages.
  language: (text) =>
    /^(?:[a-z]{2,3}(?:-[a-z]{3}){0,3}|[a-z]{4,8}|[xi])(?:-[a-z0-9]{1,8})*$/i.test(text) && text !== 'x',
  media: (text) => /^[\w.+&!#$^-]+\/[\w.+&!#$^-]+(?:\s*;.*)?$/.test(text),
  name: (text) =>
    text !== '' && !text.includes('\t') && !text.includes('\n') && [1, 3].includes(text.split('/').length),
  path: (text) => text !== '' && !text.includes('\\') && !text.includes('\n'),
  uri: (text) => /^[a-z][a-z0-9+.-]*:\S+$/i.test(text),
  latitude: (text) => /^[NS](?:[0-8]?\d|90)(?:\.\d+)?$/.test(text),
  longitude: (text) => /^[EW](?:1[0-7]\d|0?\d?\d|180)(?:\.\d+)?$/.test(text),
}

/** Whether a record is of the kind that is asked for; of one with a tag of its own the file knows. */
const isKind = (kind: string | undefined, asked: string): boolean => kind === asked || kind?.startsWith('_') === true

/**
 * Whether a structure's payload is what its type asks for.
 * @param kindOf tells the kind of a record by its name
 */
export const fits70 = (
  payload: string,
  { payload: text = '', pointer }: GedcomNode,
  kindOf: (xref: string) => string | undefined,
): boolean => {
  if (payload.startsWith('@'))
    return text === '' && pointer !== undefined && (pointer === VOID || isKind(kindOf(pointer), payload.slice(1)))
  if (pointer !== undefined) return false
  if (payload.startsWith('one of ')) return isValue(payload.slice(7), text)
  if (payload.startsWith('some of ')) {
    const set = payload.slice(8)
    return text.split(/ *, */).every((value) => isValue(set, value))
  }
  return forms[payload]?.(text) ?? false
}
