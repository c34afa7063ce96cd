/** @number how long a no can be taken back, wherever somebody was asked */
export const UNDO_DAYS = 30

/** What a refusal says to a person; {…} comes from its details. */
export type Sentences<Code extends string> = Readonly<Record<Code, string>>

/** Refusals that any route may answer, with their HTTP status. */
export const commonRefusals = {
  'bad-json': 400,
  invalid: 400,
  'empty-file': 400,
  'unknown-field': 400,
  'too-many-lines': 400,
  'times-disordered': 400,
  'time-too-late': 400,
  'end-too-early': 400,
  'sign-in': 401,
  csrf: 403,
  forbidden: 403,
  'password-wrong': 403,
  'proof-needed': 403,
  'factor-needed': 403,
  'step-up-needed': 403,
  'registration-closed': 403,
  'demo-address': 403,
  'address-unverified': 403,
  'not-found': 404,
  'key-reused': 409,
  'press-again': 409,
  'id-taken': 409,
  'plan-required': 409,
  'restore-over': 409,
  sealed: 409,
  stale: 412,
  'revision-needed': 428,
  'too-large': 413,
  'file-too-large': 413,
  'rate-limited': 429,
  'store-unavailable': 503,
  maintenance: 503,
} as const
export type CommonRefusal = keyof typeof commonRefusals

export const commonSentences: Sentences<CommonRefusal> = {
  'bad-json': 'We could not read that.',
  invalid: '{message}',
  'empty-file': 'This file is empty.',
  'unknown-field': 'We do not know the field "{field}".',
  'too-many-lines': 'A transcript may have {max} lines; yours has {n}.',
  'times-disordered': '{at} comes after a later time. Please put the lines in order.',
  'time-too-late': 'The line at {at} begins when the recording is over already.',
  'end-too-early': 'The line at {at} ends before it begins. Please mend its end, or leave it out.',
  'sign-in': 'Please sign in.',
  csrf: 'Your page is out of date. Reload and try again.',
  forbidden: "You don't have permission to access this area.",
  'password-wrong': 'That password is not right.',
  'proof-needed': 'Please show once more that it is you: with your password, or with your passkey.',
  'factor-needed': 'This area needs a second factor. Add a passkey or an authenticator app to your account first.',
  'step-up-needed': 'Please show once more that it is you: use your passkey or your authenticator app.',
  'registration-closed': 'New sign-ups are closed right now.',
  'address-unverified': 'Please open the link in our email first. Then you can continue.',
  'demo-address': 'The demo writes to nobody. Use an address that ends in @demo.invalid.',
  'not-found': 'We could not find this.',
  'key-reused': 'This request was already used for something else.',
  'press-again':
    'Please press the button once more. Programs that look through email press buttons too, so nothing has changed yet.',
  'id-taken': 'This id belongs to something else. Please use a new one.',
  'plan-required': 'Your family’s plan has room for {limit}, and {used} are in use.',
  'restore-over': 'This was removed more than {days} days ago, so it cannot be brought back.',
  sealed: 'This is sealed. Nothing can be added, changed or taken out until it opens.',
  stale: 'This changed in another window. Here is the new version.',
  'revision-needed': 'Say which version you saw (If-Match).',
  'too-large': 'That is too much text.',
  'file-too-large': 'Files may have up to {mb} MB.',
  'rate-limited': 'Please wait {seconds}.',
  'store-unavailable': 'We cannot save right now; nothing was lost and nothing will be sent.',
  maintenance: 'We’re doing some maintenance. Messages are still sent.',
}

/** How long to wait, in words and never too short: seconds to two minutes, minutes to two hours, then hours. */
export const waitInWords = (seconds: number): string => {
  if (seconds === 1) return '1 second'
  if (seconds < 120) return `${seconds} seconds`
  return seconds < 7_200 ? `${Math.ceil(seconds / 60)} minutes` : `${Math.ceil(seconds / 3_600)} hours`
}

const HOLE = /\{(\w+)\}/g
const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/

/** The names of the details that a sentence needs. */
export const namesIn = (sentence: string): readonly string[] =>
  [...sentence.matchAll(HOLE)].map(([, name = '']) => name)

/**
 * A sentence with its details in the places of {…}: `seconds` as a wait, a moment (ISO 8601 in UTC) as `momentInWords`
 * says it where the reader is; nothing in the place of a detail that is missing.
 */
export const filled = (
  sentence: string,
  details: Readonly<Record<string, unknown>>,
  momentInWords: (instant: string) => string,
): string =>
  sentence.replaceAll(HOLE, (_, name: string) => {
    const value = details[name]
    if (typeof value === 'number') return name === 'seconds' ? waitInWords(value) : String(value)
    if (typeof value !== 'string') return ''
    return INSTANT.test(value) ? momentInWords(value) : value
  })
