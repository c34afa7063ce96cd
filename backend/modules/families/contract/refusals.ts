import type { Sentences } from '../../../kernel/words/refusals.ts'

export const refusals = {
  'family-exists': 409,
  'own-email': 409,
  'already-member': 409,
  'already-invited': 409,
  'invitation-declined': 409,
  'address-wrong': 409,
  'no-links': 400,
  'too-many-invitations': 409,
  'too-soon': 409,
  'invitation-over': 410,
  'wrong-account': 409,
  'last-owner': 409,
  'last-member': 409,
  'not-member': 409,
  'offer-over': 409,
  'link-invalid': 404,
} as const
export type FamilyRefusal = keyof typeof refusals

export const sentences: Sentences<FamilyRefusal> = {
  'family-exists': 'You already have a family of your own.',
  'own-email': 'This is your own email address. Write the address of the person you want to invite.',
  'already-member': '{name} is already in your family.',
  'already-invited': '{name} already has an invitation that is waiting for an answer.',
  'invitation-declined':
    'The person at this email address said no not long ago. You can invite them again from {until} on.',
  'address-wrong': 'Someone else reads this email address. Please ask {name} for the right one.',
  'no-links':
    'Please write your note without a web address, which email programs often treat as spam, and with a space after each period.',
  'too-many-invitations': '{most} invitations are waiting for an answer. Withdraw one first.',
  'too-soon': 'We wrote a few minutes ago. You can send it again from {until} on.',
  'invitation-over': 'This invitation is over. {name} can send you a new one.',
  'wrong-account':
    'This invitation was sent to {address}. Sign in with that email address, or ask {name} to invite this one.',
  'last-owner': 'A family needs an owner. Hand it over to someone first.',
  'last-member': 'You are the only one in this family, so there is nobody to leave it to.',
  'not-member': 'The person who takes over has to be in the family.',
  'offer-over': 'This offer is over.',
  'link-invalid': 'This link is not complete. Copy it again from the email.',
}
