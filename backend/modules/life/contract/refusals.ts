import { UNDO_DAYS, type Sentences } from '../../../kernel/words/refusals.ts'

export const refusals = {
  'contact-is-author': 409,
  'contact-declined': 409,
  'too-many-contacts': 409,
  duplicate: 409,
  'answer-closed': 409,
  'contact-pause-used-up': 409,
  'link-invalid': 404,
  'not-a-contact': 410,
  'not-found': 404,
} as const
export type LifeRefusal = keyof typeof refusals

export const sentences: Sentences<LifeRefusal> = {
  'contact-is-author': 'This is your own address. Choose someone else we can write to when it fails.',
  'contact-declined': '{name} would rather not be your trusted contact.',
  'too-many-contacts': 'You may have {most} trusted contacts. Remove one first.',
  duplicate: 'You already have {name} with this address.',
  'answer-closed': `You said no more than ${UNDO_DAYS} days ago. You would have to be asked again.`,
  'contact-pause-used-up': 'You have asked us to wait for {days} days already.',
  'link-invalid': 'This link is not complete. Copy it again from the email.',
  'not-a-contact': 'You are no trusted contact here any more. We do not write to you about it again.',
  'not-found': 'We could not find this person.',
}
