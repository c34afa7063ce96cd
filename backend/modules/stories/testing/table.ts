import type { CommandOf, Row as Words } from '../../../kernel/testing/table.ts'
import type * as ask from '../decide/ask.ts'
import type { Decide } from '../decide/guards.ts'
import type * as keep from '../decide/keep.ts'
import type * as mail from '../decide/mail.ts'
import type * as tell from '../decide/tell.ts'
import type { State } from './states.ts'

export type Command = CommandOf<typeof ask & typeof keep & typeof mail & typeof tell, Decide> | 'eraseLast' | 'tellSame'
type Row = Words<State>

/** By the link nothing can be said any more: it was told, it is over, or it never was. */
const closed = {
  new: 'not-found',
  expired: 'link-over',
  withdrawn: 'link-over',
  'withdrawn lately': 'link-over',
  misdirected: 'link-over',
  erased: 'link-over',
  told: 'already-told',
  named: 'already-told',
  removed: 'already-told',
  'removed long ago': 'already-told',
} as const
const gone = { new: 'not-found', erased: 'not-found' } as const

/**
 * What each command does to a story in each state, written down without a look at the decisions: an event, a refusal, `-`
 * for nothing; `else` is every state that is not named.
 */
export const table: Readonly<Record<Command, Row>> = {
  // Asked again in the same words it is the same question.
  askForStory: { new: 'StoryAsked', else: '-' },
  putMailOff: { asked: 'StoryMailPutOff', else: '-' },
  recordMail: { asked: 'StoryMailed', else: '-' },
  recordReminder: { mailed: 'StoryReminded', expired: 'StoryReminded', else: '-' },
  bounceMail: { mailed: 'StoryMailRefused', reminded: 'StoryMailRefused', expired: 'StoryMailRefused', else: '-' },
  withdrawStory: {
    ...gone,
    told: 'already-told',
    named: 'already-told',
    removed: 'already-told',
    'removed long ago': 'already-told',
    withdrawn: '-',
    'withdrawn lately': '-',
    else: 'StoryWithdrawn',
  },
  endQuestion: {
    asked: 'StoryWithdrawn',
    mailed: 'StoryWithdrawn',
    reminded: 'StoryWithdrawn',
    refused: 'StoryWithdrawn',
    expired: 'StoryWithdrawn',
    declined: 'StoryWithdrawn',
    'wants nothing': 'StoryWithdrawn',
    else: '-',
  },
  tellStory: { ...closed, else: 'StoryTold' },
  tellSame: { ...closed, told: '-', named: '-', else: 'StoryTold' },
  declineStory: { ...closed, 'wants nothing': '-', else: 'StoryDeclined' },
  undoDecline: { ...closed, declined: 'StoryDeclineUndone', 'wants nothing': 'StoryDeclineUndone', else: '-' },
  reportMisdirected: { ...closed, misdirected: '-', else: 'StoryMisdirected' },
  takeBack: {
    new: 'not-found',
    erased: '-',
    told: 'StoryErased',
    named: 'StoryErased',
    removed: 'StoryErased',
    'removed long ago': 'StoryErased',
    else: 'not-told',
  },
  nameStory: { ...gone, told: 'StoryNamed', named: '-', else: 'not-told' },
  removeStory: {
    ...gone,
    told: 'StoryRemoved',
    named: 'StoryRemoved',
    removed: '-',
    'removed long ago': '-',
    else: 'not-told',
  },
  restoreStory: {
    ...gone,
    told: '-',
    named: '-',
    removed: 'StoryRestored',
    'removed long ago': 'restore-over',
    else: 'not-told',
  },
  eraseStory: { 'removed long ago': 'StoryErased', else: '-' },
  // With the family nothing is left of what was asked or told.
  eraseLast: { new: '-', erased: '-', else: 'StoryErased' },
}
