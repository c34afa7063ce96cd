import type { MessageRow } from './list.ts'

/** The two answers to a check of a day that its author chose; they weigh the same, and silence is as good as the first. */
export const dayAnswers = {
  planned: {
    words: (dueAt: string, zone: string) =>
      `Send it on ${new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: zone }).format(new Date(dueAt))}`,
    meaning: 'It will be sent on that day, as you chose. You can still change or stop it until then.',
  },
  here: {
    words: 'Keep it, I’ll choose another day',
    meaning: 'Nothing will be sent until you have chosen another day.',
  },
} as const

/** Whether a check is about a day that its author chose; else any sign of theirs keeps it until it is needed. */
export const isOnOwnDay = ({ triggeredBy }: Pick<MessageRow, 'triggeredBy'>): boolean => triggeredBy === null

/** Whether an answer may keep it: one that is sent at any rate is stopped or changed instead. */
export const mayBeKept = ({ answerRule }: { readonly answerRule?: string | null | undefined }): boolean =>
  answerRule === 'silent'
