import type { Problem } from '../../backend/kernel/contract.ts'
import { momentInWords } from '../ui/moment.ts'
import { sentences, type Refusal } from './refusals.ts'
import { waitInWords } from './retryAfter.ts'

/** Codes whose sentence is about one field, where the server names none. */
const FIELDS: Readonly<Partial<Record<Refusal, string>>> = {
  'address-invalid': 'email',
  duplicate: 'email',
  'email-taken': 'email',
  'need-email': 'email',
  'backup-same': 'backupEmail',
  'guardian-unconfirmed': 'isGuardians',
  'passcode-weak': 'passcode',
  'answer-weak': 'answer',
  'zone-unknown': 'zone',
  'demo-address': 'email',
}
const isRefusal = (code: string): code is Refusal => code in sentences
const isInstant = (value: string) => /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/u.test(value)

const inWords = (name: string, value: unknown): string => {
  if (name === 'seconds' && typeof value === 'number') return waitInWords(value)
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  return isInstant(text) ? momentInWords(text) : text
}

/** Our words for the code, filled from the details; the server's own sentence where a detail is missing. */
const wordsFor = (code: Refusal, known: Readonly<Record<string, unknown>>, otherwise: string): string => {
  const names = [...sentences[code].matchAll(/\{(\w+)\}/gu)].map(([, name]) => name ?? '')
  if (names.some((name) => known[name] === undefined)) return otherwise
  return sentences[code].replaceAll(/\{(\w+)\}/gu, (_, name: string) => inWords(name, known[name]))
}

/** What a refusal says, and which field it is about. */
export const wordingOf = ({ code, message, details = {} }: Problem): { message: string; field?: string } => {
  if (!isRefusal(code)) return { message }
  const given = details['field']
  const field = typeof given === 'string' && given !== '' ? given : FIELDS[code]
  const words = wordsFor(code, { message, ...details }, message)
  return field === undefined ? { message: words } : { message: words, field }
}

/** The sentence of a code that came without its details. */
export const sentenceOf = (code: string): string =>
  isRefusal(code) && !sentences[code].includes('{') ? sentences[code] : sentences['media-unplayable']
