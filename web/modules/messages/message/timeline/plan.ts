import { moment, text, type Words } from './said.ts'

const PAUSED: Readonly<Record<string, string>> = {
  contact: 'A trusted contact asked us to wait',
  admin: 'We paused it',
}

/** Why a message that was kept until needed has a date. */
const TRIGGERED: Readonly<Record<string, { readonly title: string; readonly line: string }>> = {
  presumed: {
    title: 'We no longer heard from you, so it got a date',
    line: 'If you’re there, it goes back to how you left it.',
  },
  confirmed: {
    title: 'Your trusted contacts told us that you had died, so it got a date',
    line: 'If you’re there, it goes back to how you left it.',
  },
  milestone: {
    title: 'Someone you named told us that it has happened',
    line: 'If it is too early, say that you’re still here.',
  },
}

const HELD_ANSWERED = 'Nothing is sent until you choose a new date.'
/** Why a message waits. */
const HELD: Readonly<Record<string, string>> = {
  date_missed: 'The pause left no time to check with you twice before its date.',
  late: 'It was too late for its day, as you had told us.',
  incomplete: 'It needs words or a recording, someone it is for, and a way for each person to unlock it.',
}

/** What becomes of the message and its date, but for the delivery itself. */
export const PLAN: Words = {
  drafted: () => ({ title: 'You began it' }),
  scheduled: ({ detail }, { message }, round) => {
    const day = `For ${moment(detail['dueAt'], text(detail['zone']) || message.zone)}.`
    return round.at(-1)?.label === 'triggered'
      ? { title: 'It has a date now', line: `${day} We check with you before it is sent.` }
      : { title: 'You sealed it', line: `${day} Only you can open it.` }
  },
  kept: () => ({ title: 'It’s kept until it’s needed', line: 'It has no date, and nothing is sent.' }),
  triggered: ({ detail }) => TRIGGERED[text(detail['cause'])] ?? { title: 'It was needed, so it got a date' },
  'announcement-withdrawn': ({ detail }) => ({
    title:
      detail['by'] === 'departure'
        ? 'The person who told us is no trusted contact any more, so it’s kept as before'
        : 'It was taken back, so it’s kept as before',
    line: 'It has no date, and nothing is sent.',
  }),
  restored: () => ({ title: 'You brought it back as a draft' }),
  'date-retimed': ({ detail }, { message }) => ({
    title: 'Clocks changed their rules there',
    line: `It stays at the time you chose: ${moment(detail['to'], message.zone)}.`,
  }),
  'date-moved': ({ detail }, { message }) => ({
    title:
      detail['reason'] === 'contact_pause'
        ? 'The date moved, since a trusted contact had asked us to wait'
        : 'The date moved, to leave you time to answer',
    line: `From ${moment(detail['from'], message.zone)} to ${moment(detail['to'], message.zone)}.`,
  }),
  held: ({ detail }) => ({ title: 'It waits for you', line: HELD[text(detail['reason'])] ?? HELD_ANSWERED }),
  'hold-released': ({ detail }) =>
    detail['how'] === 'now' ? { title: 'You let it go now' } : { title: 'You let it go on its date' },
  paused: ({ detail }) => ({
    title: PAUSED[text(detail['by'])] ?? 'You paused it',
    line: `Until ${moment(detail['until'])}.`,
  }),
  resumed: ({ detail }) =>
    detail['by'] === 'time'
      ? { title: 'The pause was over', line: 'We’ll check with you again before it is sent.' }
      : { title: 'You ended the pause', line: 'We’ll check with you again before it is sent.' },
  resume: () => ({
    title: 'The pause ends',
    line: 'Then it’s back on schedule, and we’ll check with you twice before.',
  }),
  'content-damaged': () => ({
    state: 'problem',
    title: 'We could not read a recording',
    line: 'Upload it again, if you still have it. What is whole is sent all the same.',
  }),
  'left-out': ({ detail }, { message }) => ({
    title: 'We left this one out',
    line: `It would have come too late for its day, as you had told us. The next date is ${moment(detail['nextDueAt'], message.zone)}.`,
  }),
  cancelled: () => ({ state: 'stopped', title: 'You canceled it', line: 'Nothing will be delivered.' }),
  erased: () => ({ title: 'It was erased', line: 'Nobody can read it any more.' }),
}
