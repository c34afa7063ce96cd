import type { Sentences } from '../../../kernel/words/refusals.ts'

export const refusals = {
  'too-many-relatives': 409,
  'too-many-kin': 409,
  'same-person': 409,
  'has-account': 409,
  'not-found': 404,
} as const
export type ConnectionRefusal = keyof typeof refusals

export const sentences: Sentences<ConnectionRefusal> = {
  'too-many-relatives': 'A family can have up to {most} relatives here. Remove someone first.',
  'too-many-kin': 'That’s as many relations as we can keep for one family. Remove one that you do not need first.',
  'same-person': 'Please choose two different people.',
  'has-account': 'This person has an account, so their name comes from it, and they’re listed while they’re a member.',
  'not-found': 'We could not find this person in your family.',
}
