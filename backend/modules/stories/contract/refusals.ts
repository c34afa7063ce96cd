import type { Sentences } from '../../../kernel/words/refusals.ts'
import { AGAIN_DAYS, MOST_A_DAY, MOST_OPEN } from './bounds.ts'

export const refusals = {
  'no-links': 400,
  'too-many-asked': 409,
  'asked-lately': 409,
  'asked-not-to': 409,
  'not-heard-from': 409,
  'already-told': 409,
  'not-told': 409,
  'recording-missing': 409,
  'page-old': 409,
  empty: 400,
  'content-too-long': 400,
  'link-over': 410,
  'link-spent': 410,
  'link-invalid': 404,
  'not-found': 404,
} as const
export type StoryRefusal = keyof typeof refusals

export const sentences: Sentences<StoryRefusal> = {
  'no-links': 'Please write the question without a web address, and with a space after each period.',
  'too-many-asked': `You can have ${MOST_OPEN} open questions, and ask ${MOST_A_DAY} a day. Please wait, or take one back first.`,
  'asked-lately': `Someone in your family wrote to this address in the last ${AGAIN_DAYS} days. Please give them a little time.`,
  'asked-not-to': 'The person who reads this address would rather not be asked by your family.',
  'not-heard-from': 'We have not heard from {name} for a while, so we ask nothing of them now.',
  'already-told': 'This story has already been told.',
  'not-told': 'This story has not been told yet.',
  'recording-missing': 'Your recording has not arrived yet. It is still on this device. Please try again in a moment.',
  'page-old':
    'This page has been open for a very long time. Please load it again: what you recorded is still on this device.',
  empty: 'Write or record something first.',
  'content-too-long': 'Your story can have up to {most} characters. It has {length}.',
  'link-over':
    'This link is no longer open. If you would still like to tell the story, please ask the person who sent it to you for a new one.',
  'link-spent':
    'This story has been told, so this link no longer works. To see it again or take it back, please use the link that you got when you sent it.',
  'link-invalid': 'This link is not complete. Please copy it again from the email.',
  'not-found': 'We could not find this story.',
}
