import type { Sentences } from '../../../kernel/words/refusals.ts'

export const refusals = {
  'wishes-empty': 409,
  'not-published': 409,
  'wishes-closed': 410,
  'asked-lately': 409,
  'nobody-asked': 404,
  'link-invalid': 404,
} as const
export type WishesRefusal = keyof typeof refusals

export const sentences: Sentences<WishesRefusal> = {
  'wishes-empty': 'There is nothing to publish yet. Write something first.',
  'not-published': 'Your wishes are not published. Publish them first.',
  // @says when a trusted contact may ask again to read wishes, after a no
  'asked-lately': 'The answer was no. You can ask again a week later.',
  'nobody-asked': 'Nobody has asked for this.',
  'link-invalid': 'This link is not complete. Copy it again from the email.',
  'wishes-closed': 'There is nothing to read here now. If something opens for you, we will email you.',
}
