import type { Sentences } from '../../../kernel/words/refusals.ts'
import { MOST_ITEMS, MOST_PEOPLE } from './bounds.ts'

export const refusals = {
  empty: 400,
  'content-too-long': 400,
  'date-impossible': 400,
  'person-unknown': 400,
  'place-unknown': 400,
  'about-unknown': 400,
  'too-many-items': 409,
  'date-without-time': 409,
  'too-many-people': 409,
  'not-prepared': 409,
  'words-too-long': 400,
  'not-found': 404,
  'link-expired': 410,
} as const
export type ItemRefusal = keyof typeof refusals

export const sentences: Sentences<ItemRefusal> = {
  empty: 'Choose a file or write something first.',
  'content-too-long': 'A memory can have up to {most} characters. It has {length}.',
  'date-impossible': 'There is no such day. Please look at the date once more.',
  'person-unknown': 'One of these people is no longer in your family. Please choose again.',
  'place-unknown': 'This place is no longer there. Please choose another.',
  'about-unknown': 'What this tells about is no longer there.',
  'too-many-items': `A family can keep ${MOST_ITEMS.toLocaleString('en-US')} memories. Please erase some first.`,
  'date-without-time': 'This came without a time of day, so there is nothing to move.',
  'too-many-people': `A memory can have up to ${MOST_PEOPLE} people.`,
  'words-too-long': 'A transcript can have up to {most} characters. This one has {length}.',
  'not-prepared': 'This is still being prepared. Please try again in a moment.',
  'not-found': 'We could not find this memory.',
  'link-expired': 'This download is no longer there. Please choose the memories again.',
}
