import type { Problem } from '../../backend/kernel/contract.ts'
import { filled, namesIn, waitInWords } from '../../backend/kernel/words/refusals.ts'
import { momentInWords } from '../ui/moment.ts'
import { sentences } from './refusals.ts'

/** Codes whose sentence is about one field, where the server names none. */
const FIELDS: Readonly<Record<string, string>> = {
  'address-invalid': 'email',
  duplicate: 'email',
  'email-taken': 'email',
  'own-email': 'email',
  'already-member': 'email',
  'already-invited': 'email',
  'invitation-declined': 'email',
  'address-wrong': 'email',
  'need-email': 'email',
  'backup-same': 'backupEmail',
  'guardian-unconfirmed': 'isGuardians',
  'own-of-guardian': 'ownEmail',
  'own-of-author': 'ownEmail',
  'passcode-weak': 'passcode',
  'answer-weak': 'answer',
  'zone-unknown': 'zone',
  'demo-address': 'email',
}

/** How long somebody who asked too often is to wait. */
export const pleaseWait = (seconds: number): string => `Please wait ${waitInWords(seconds)}.`

/** What a refusal says, and which field it is about; the server's own sentence where a detail is missing. */
export const problemInWords = ({ code, message, details = {} }: Problem): { message: string; field?: string } => {
  const sentence = sentences[code]
  if (sentence === undefined) return { message }
  const given = details['field']
  const field = typeof given === 'string' && given !== '' ? given : FIELDS[code]
  const known: Readonly<Record<string, unknown>> = { message, ...details }
  const isComplete = namesIn(sentence).every((name) => known[name] !== undefined)
  const words = isComplete ? filled(sentence, known, momentInWords) : message
  return field === undefined ? { message: words } : { message: words, field }
}

/** The sentence of a code that came without its details. */
export const sentenceOf = (code: string): string => {
  const sentence = sentences[code]
  if (sentence !== undefined && namesIn(sentence).length === 0) return sentence
  return sentences['media-unplayable'] ?? ''
}
