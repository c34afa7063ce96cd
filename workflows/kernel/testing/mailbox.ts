import * as fc from 'fast-check'
import type { Sent } from '../../../backend/kernel/mail/mailer.ts'

/** What a mailbox says: a `mute` one takes a mail and says nothing, a `silent` one takes none and says nothing. */
const says = { takes: 250, putsOff: 451, mute: 0, silent: 0, refuses: 550 } as const
export type Mood = keyof typeof says
export const moods = fc.constantFrom<Mood>('takes', 'putsOff', 'mute', 'silent', 'refuses')
/** It refuses twice at most, and then puts off, or does not answer, so many times at most. */
export const noAnswers = (most: number) =>
  fc
    .tuple(fc.nat(2), fc.array(fc.constantFrom<Mood>('putsOff', 'mute', 'silent'), { maxLength: most, size: 'max' }))
    .map(([refusals, putOff]): readonly Mood[] => [...Array<Mood>(refusals).fill('refuses'), ...putOff])

/** A mail that left, and what it was the mail of. */
export type Left = {
  readonly mailId: string
  readonly to: string
  readonly named: readonly string[]
  readonly mood: Mood
  readonly at: string
}

/** A mailbox has a copy, whatever it said. */
export const hasArrived = ({ mood }: Pick<Left, 'mood'>): boolean => mood === 'takes' || mood === 'mute'

export const answerTo = ({ mood, at }: Left): Sent => {
  const smtpCode = says[mood]
  if (mood === 'takes') return { outcome: 'accepted', smtpCode, acceptedAt: at }
  return { outcome: mood === 'refuses' ? 'rejected' : 'deferred', smtpCode }
}
