import { USUAL_LINK_DAYS } from '../../../../backend/modules/messages/contract/linkDays.ts'
import { daysChoices } from '../../../ui/daysChoices.ts'

/** The words of "how often", "if I answer" and "if nobody can reach me". */
export const termsStrings = {
  often: 'Repeats',
  oftenChoices: [
    { value: 'year', words: 'Every year' },
    { value: 'month', words: 'Every month' },
  ],
  ends: 'How long it repeats',
  endings: [
    { value: 'never', words: 'Until I stop it' },
    { value: 'count', words: 'A number of times' },
    { value: 'until', words: 'Until a day' },
  ],
  times: 'How many times in all',
  timesWrong: 'Choose 1 to 100.',
  until: 'The last day it may arrive',
  leapDay: 'In years without February 29',
  leapDays: [
    { value: 'feb28', words: 'On February 28' },
    { value: 'mar1', words: 'On March 1' },
  ],
  answerTitle: 'If you reply to our check-in',
  answers: [
    {
      value: 'silent',
      words: 'Keep it and wait for me',
      line: 'We send it only if you do not answer. If you do, nothing is sent until you choose.',
    },
    {
      value: 'always',
      words: 'Send it even if I answer',
      line: 'It is sent on its day. Each of our emails has a button that stops it.',
    },
  ],
  ifIDie: 'If you reply, and die before you choose what happens to it',
  ifIDies: [
    { value: 'keep', words: 'Keep it unsent', line: 'Nobody receives it unless you choose so yourself.' },
    {
      value: 'deliver',
      words: 'Deliver it after my death',
      line: 'We deliver it once we know that you have died, in the way you chose under “If I’m not here”.',
    },
  ],
  preconsent: 'If we cannot reach you by email, should we still deliver it?',
  preconsentHint:
    'Email accounts are often closed after someone dies. We only count days when we tried and your email refused us.',
  preconsents: [
    ...daysChoices([30, 60, 90, 180, 365], (length) => `Yes, after ${length}`),
    { value: 'never', words: 'No, never without asking me' },
  ],
  late: 'If it’s running late',
  lateHint: 'If our check-ins reach you late, delivery moves back, because you always get two full days.',
  lates: [
    { value: 'any', words: 'Send it anyway' },
    ...daysChoices([1, 3, 7], (length) => `Not more than ${length} late: then ask me`),
  ],
  link: 'How long the link keeps working',
  linkHint: 'After that they can ask for a new link, sent to the same email address.',
  links: [
    ...daysChoices([30]),
    { value: String(USUAL_LINK_DAYS), words: 'A little over a year' },
    // @says days that a recipient's link opens, chosen by the author
    { value: '3650', words: 'Ten years' },
    { value: 'ever', words: 'For ever' },
  ],
  gap: (time: string) => `That hour does not exist on that day, when the clocks go forward. It arrives at ${time}.`,
  overlap: 'The clocks go back that day, so this hour happens twice. We’ll use the first one.',
  sendAnyway: 'Send it even if I answer',
  tooSoon: 'Choose a time at least one hour from now.',
  shortLine: 'There’s only time for one check-in. We’ll send it right away, with a button to stop delivery.',
  password: 'Your password, once more',
  passwordHint: 'It will be sent soon, so we make sure that it’s you.',
} as const
