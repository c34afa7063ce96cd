import type { MessageRow } from './list.ts'

/** What an author may answer to a check: what its button says, and what it does. */
export type Offered = { readonly words: string; readonly meaning: string }
export type DayAnswer = Offered & { readonly action: 'planned' | 'here' }
type Asked = { readonly dueAt: string; readonly zone: string; readonly answerRule: string | null | undefined }

/** Whether an answer may keep it: one that is sent at any rate is stopped or changed instead. */
export const mayBeKept = ({ answerRule }: Pick<Asked, 'answerRule'>): boolean => answerRule === 'silent'

const weekday = (dueAt: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone }).format(new Date(dueAt))

/** The answers to a check of a day that its author chose; they weigh the same, and silence is as good as the first. */
export const dayAnswersTo = ({ dueAt, zone, answerRule }: Asked): readonly DayAnswer[] => [
  {
    action: 'planned',
    words: `Send it on ${weekday(dueAt, zone)}`,
    meaning: 'It will be sent on that day, as you chose. You can still change or stop it until then.',
  },
  ...(mayBeKept({ answerRule })
    ? [
        {
          action: 'here',
          words: 'Keep it, I’ll choose another day',
          meaning: 'Nothing will be sent until you have chosen another day.',
        } as const,
      ]
    : []),
]

/** Whether a check is about a day that its author chose; else any sign of theirs keeps it until it is needed. */
export const isOnOwnDay = ({ triggeredBy }: Pick<MessageRow, 'triggeredBy'>): boolean => triggeredBy === null
