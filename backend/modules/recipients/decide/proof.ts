import { foldedAnswer } from '../../../kernel/words/folded.ts'
import { LEAST_ANSWER, LEAST_PASSCODE } from '../contract/bounds.ts'
import type { Verification } from '../events.ts'
import { refuse, requireOwner, type Decide } from './guards.ts'

const isName = (secret: string, name: string): boolean => {
  const word = foldedAnswer(secret)
  return word === foldedAnswer(name) || name.split(/\s+/).some((part) => foldedAnswer(part) === word)
}

const isBetween = (value: number, from: number, to: number) => value >= from && value <= to

/** A birthday has one of a few thousand spellings, and is the first thing that somebody else would try. */
const isBirthday = (passcode: string): boolean => {
  const digits = passcode.replaceAll(/[\s./-]/g, '')
  const parts = /^(\d\d)(\d\d)(\d\d(?:\d\d)?)$/.exec(digits) ?? []
  const [, first = 0, second = 0] = parts.map(Number)
  const isDayFirst = isBetween(first, 1, 31) && isBetween(second, 1, 12)
  const isMonthFirst = isBetween(first, 1, 12) && isBetween(second, 1, 31)
  if (parts.length > 0 && (isDayFirst || isMonthFirst)) return true
  const [, month = 0, day = 0] = (/^(?:19|20)\d\d(\d\d)(\d\d)$/.exec(digits) ?? []).map(Number)
  return isBetween(month, 1, 12) && isBetween(day, 1, 31)
}

const lengthOf = (text: string) => text.normalize('NFKC').trim().replaceAll(/\s+/g, ' ').length

type Wanted =
  | { readonly method: 'passcode'; readonly passcode: string; readonly hint?: string | undefined }
  | { readonly method: 'question'; readonly question: string; readonly answer: string }
  | { readonly method: 'otp' }

const verificationOf = (wanted: Wanted, name: string, secretHash: string): Verification => {
  switch (wanted.method) {
    case 'passcode': {
      const { passcode, hint } = wanted
      if (lengthOf(passcode) < LEAST_PASSCODE || isName(passcode, name) || isBirthday(passcode))
        throw refuse('passcode-weak')
      return { method: 'passcode', secretHash, ...(hint && { hint }) }
    }
    case 'question': {
      const { question, answer } = wanted
      if (foldedAnswer(answer).length < LEAST_ANSWER || isName(answer, name)) throw refuse('answer-weak')
      return { method: 'question', question, secretHash }
    }
    case 'otp':
      return { method: 'otp' }
  }
}

/** The secret is looked at here and goes no further: what is kept is `secretHash`, which the caller made of it. */
export const setVerification =
  ({ secretHash, ...wanted }: Wanted & { readonly secretHash: string }): Decide =>
  (recipient, { by }) => {
    requireOwner(recipient, by)
    const data = verificationOf(wanted, recipient.name, secretHash)
    const isUnchanged =
      recipient.verification === data.method &&
      (data.method === 'otp' || recipient.secretHash === data.secretHash) &&
      recipient.hint === ('hint' in data ? data.hint : undefined) &&
      recipient.question === ('question' in data ? data.question : undefined)
    return isUnchanged ? [] : [{ type: 'VerificationSet', data }]
  }
