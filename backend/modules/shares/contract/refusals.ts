import type { Sentences } from '../../../kernel/words/refusals.ts'

export const refusals = {
  'teller-said-no': 409,
  'passcode-weak': 400,
  'expiry-in-past': 400,
  'expiry-too-far': 400,
  'share-over': 409,
  'not-found': 404,
  gone: 410,
  'not-open': 403,
  'passcode-wrong': 403,
  'passcode-locked': 429,
} as const
export type ShareRefusal = keyof typeof refusals

export const sentences: Sentences<ShareRefusal> = {
  'teller-said-no':
    'The person who told this story keeps it in the family. Ask them to allow sharing, or leave it out of the link.',
  'passcode-weak': 'Please choose a passcode with at least {limit} characters.',
  'expiry-in-past': 'Please choose an end that is at least an hour from now.',
  // @says how long a shared link may last
  'expiry-too-far': 'A link can last two years at most. Please choose an earlier end.',
  'share-over': 'This link has ended, so it cannot be changed. You can create a new one.',
  'not-found': 'We could not find this link.',
  gone: 'This link no longer works.',
  'not-open': 'Please open the link first.',
  'passcode-wrong': 'That is not the passcode. Please check it with the person who sent you the link.',
  'passcode-locked': 'That was too many wrong passcodes. Please try again in {seconds}.',
}
