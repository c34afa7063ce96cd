import type { Sentences } from '../../../kernel/words/refusals.ts'
import { MOST_AHEAD_YEARS, MOST_CONTENTS } from './bounds.ts'

export const refusals = {
  'no-such-day': 400,
  'date-in-past': 409,
  'date-too-near': 409,
  'date-too-far': 409,
  'no-opener': 409,
  'opener-not-member': 400,
  'capsule-empty': 409,
  'upload-pending': 409,
  'title-differs': 400,
  'not-sealed': 409,
  'not-allowed-earlier': 409,
  'not-yet': 409,
  'not-opened': 409,
  'capsule-opened': 409,
  'capsule-full': 409,
  'file-missing': 409,
  'nothing-written': 400,
  'no-question': 404,
} as const
export type CapsuleRefusal = keyof typeof refusals

export const sentences: Sentences<CapsuleRefusal> = {
  'no-such-day': 'There is no such day. Please choose another.',
  'date-in-past': 'That day is over. Please choose one that lies ahead.',
  // @says how soon a sealed capsule may open
  'date-too-near': 'A capsule opens an hour from now at the earliest. Please choose a later day.',
  'date-too-far': `A capsule opens within ${MOST_AHEAD_YEARS} years. Please choose an earlier day.`,
  'no-opener': 'Choose who opens it. They are the ones who get an email on the day.',
  'opener-not-member': 'Only people of your family can open it.',
  'capsule-empty': 'There is nothing in it yet. Put something in, then seal it.',
  'upload-pending': 'Something is still on its way into this capsule. Please wait until everything is safe.',
  'title-differs': 'Please type the title as it stands above.',
  'not-sealed': 'This capsule is not sealed yet.',
  'not-allowed-earlier': 'The day of a sealed capsule can be moved later, and never earlier.',
  'not-yet': 'It is not time yet. Nobody can open it before its day.',
  'not-opened': 'This capsule has not opened yet.',
  'capsule-opened': 'This capsule has opened already.',
  'capsule-full': `A capsule holds up to ${MOST_CONTENTS} things, and this one is full.`,
  'file-missing': 'The file has not arrived. Please send it again.',
  'nothing-written': 'Write something, then put it in.',
  'no-question': 'We could not find this question.',
}
