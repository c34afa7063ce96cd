import type { Sentences } from '../../../kernel/words/refusals.ts'

export const refusals = { 'link-invalid': 404, 'link-expired': 410 } as const
export type SubscriberRefusal = keyof typeof refusals

export const sentences: Sentences<SubscriberRefusal> = {
  'link-invalid': 'This link is not complete. Copy it again from the email.',
  'link-expired': 'This link is too old. Ask for a fresh one.',
}
