import { plus } from '../../../kernel/log/decider.ts'
import type { StoriesEvent } from '../events.ts'

export const START = '2030-01-01T00:00:00.000Z'
export const dayMs = 86_400_000
export const day = (n: number): string => plus(START, n * dayMs)

export const asked = {
  storyId: 'joseph',
  familyId: 'hale',
  question: 'Who made you laugh?',
  name: 'Joseph',
  address: 'joseph@hale.example',
  addressHash: 'h1',
} as const
export const isAsked: StoriesEvent = {
  type: 'StoryAsked',
  data: { ...asked, contributorId: 'ruth', askedAt: START, expiresAt: day(60) },
}
const mailed: StoriesEvent = { type: 'StoryMailed', data: { smtpCode: 250, acceptedAt: START } }
const reminded: StoriesEvent = { type: 'StoryReminded', data: { smtpCode: 250, acceptedAt: day(7) } }
const refused: StoriesEvent = { type: 'StoryMailRefused', data: { mail: 'question', smtpCode: 550 } }
const declined = (scope: 'question' | 'family'): StoriesEvent => ({
  type: 'StoryDeclined',
  data: { scope, declinedAt: START },
})
const told: StoriesEvent = { type: 'StoryTold', data: { words: 'My brother.', mayShare: true, toldAt: START } }
const removed: StoriesEvent = { type: 'StoryRemoved', data: { removedBy: 'ruth', removedAt: START } }

/** A question, and a story, that has come to each state. */
export const states = {
  new: [],
  asked: [isAsked],
  mailed: [isAsked, mailed],
  reminded: [isAsked, mailed, reminded],
  refused: [isAsked, refused],
  expired: [isAsked, mailed],
  declined: [isAsked, mailed, declined('question')],
  'wants nothing': [isAsked, mailed, declined('family')],
  withdrawn: [isAsked, mailed, { type: 'StoryWithdrawn', data: { withdrawnAt: START } }],
  'withdrawn lately': [isAsked, mailed, { type: 'StoryWithdrawn', data: { withdrawnAt: START, takesUntil: day(1) } }],
  misdirected: [isAsked, mailed, { type: 'StoryMisdirected', data: { reportedAt: START } }],
  told: [isAsked, mailed, told],
  named: [isAsked, mailed, told, { type: 'StoryNamed', data: { title: 'My brother' } }],
  removed: [isAsked, mailed, told, removed],
  'removed long ago': [isAsked, mailed, told, removed],
  erased: [isAsked, mailed, told, { type: 'StoryErased', data: { reason: 'teller', erasedAt: START } }],
} as const satisfies Readonly<Record<string, readonly StoriesEvent[]>>
export type State = keyof typeof states

/** When a state is looked at, where that is not at once. */
export const LATER: Partial<Readonly<Record<State, string>>> = { expired: day(60), 'removed long ago': day(30) }
