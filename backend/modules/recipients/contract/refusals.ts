import { UNDO_DAYS, type Sentences } from '../../../kernel/words/refusals.ts'
import { LEAST_ANSWER, LEAST_PASSCODE } from './bounds.ts'

export const refusals = {
  'address-invalid': 400,
  'backup-same': 400,
  duplicate: 409,
  'guardian-unconfirmed': 400,
  'own-of-guardian': 400,
  'own-of-author': 400,
  'own-declined': 409,
  'own-over': 410,
  'link-invalid': 404,
  'recipient-declined': 409,
  'passcode-weak': 400,
  'answer-weak': 400,
  'zone-unknown': 400,
  'recipient-in-use': 409,
  'consent-closed': 409,
  'address-wrong': 409,
  'not-found': 404,
} as const
export type RecipientRefusal = keyof typeof refusals

export const sentences: Sentences<RecipientRefusal> = {
  'address-invalid': 'This is not an email address.',
  'backup-same': 'Choose another address than the first, or leave it empty.',
  duplicate: 'You already have {name} with this address.',
  'guardian-unconfirmed': 'A child’s message goes to a grown-up. Tick that this is the guardian’s address.',
  'own-of-guardian': 'That is the guardian’s address. Write one that {name} reads.',
  'own-of-author': 'That is the address of the person who leaves the message. Write one that {name} reads.',
  'own-declined': 'We may not write to that address. Write another one that {name} reads.',
  'own-over': 'There is nothing to answer here any more. Thank you all the same.',
  'link-invalid': 'This link is not complete. Copy it again from the email.',
  'recipient-declined': '{name} asked not to receive messages from you.',
  'passcode-weak': `At least ${LEAST_PASSCODE} characters, not their name or birthday.`,
  'answer-weak': `The answer needs at least ${LEAST_ANSWER} letters, and may not be their name.`,
  'zone-unknown': 'Choose a time zone from the list.',
  'recipient-in-use': '{name} is in messages that have not been sent ({n}). Take them out there first.',
  'consent-closed': `This was answered already. An answer can be changed for ${UNDO_DAYS} days, by the link in our email.`,
  'address-wrong': 'Someone else reads this address. Give another one first.',
  'not-found': 'We could not find this person.',
}
