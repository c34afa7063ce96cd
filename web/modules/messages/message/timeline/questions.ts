import { timeIn } from '../../../../ui/moment.ts'
import { goesAnyway, moment, whyWaived, type Words } from './said.ts'

const which = (slot: unknown): string =>
  slot === 0 ? 'confirmation' : slot === 2 ? 'second question' : 'first question'

/** Nothing is asked again about what has left. */
const CAME_TOO_LATE =
  'By then it had been sent. Please see whether your address is still right. We also tell your trusted contacts, if you have any.'

/** What we ask the author, how their mailbox took it, and what they answered. */
export const QUESTIONS: Words = {
  notice: ({ detail }, { message }) => {
    const isAlways = goesAnyway(message)
    if (detail['slot'] === 0) return { title: 'We write to you at once', line: 'One button in it stops it.' }
    if (detail['slot'] === 1)
      // @says how long before a message's date its two checks leave
      return { title: 'We write to you, 2 days before', line: 'Answer to change, move or stop it.' }
    return isAlways
      ? { title: 'We write again, 1 day before', line: 'So that you can still stop it.' }
      : { title: 'We check again, 1 day before', line: 'Only if the first question went unanswered.' }
  },
  'notice-accepted': ({ at, detail }) => ({
    title: `We sent you the ${which(detail['slot'])}`,
    line: `Your email server accepted it at ${timeIn(at)}.`,
  }),
  'notice-deferred': ({ detail }) => ({
    state: 'problem',
    title: `Your email server asked us to wait with the ${which(detail['slot'])}`,
    line: `We try again on ${moment(detail['retryAt'])}.`,
  }),
  'notice-rejected': ({ detail }) => ({
    state: 'problem',
    title: `Your address did not accept the ${which(detail['slot'])}`,
    line: `Nothing is delivered without it. We try again on ${moment(detail['retryAt'])}.`,
  }),
  'notice-bounced': ({ detail }, _known, round) => ({
    state: 'problem',
    title: `The ${which(detail['slot'])} came back to us`,
    line: round.some(({ label }) => label === 'released')
      ? CAME_TOO_LATE
      : `It counts for nothing. We write again on ${moment(detail['retryAt'])}.`,
  }),
  'notice-waived': (entry) => ({
    title: `We went on without the ${which(entry.detail['slot'])}`,
    line: whyWaived(entry),
  }),
  answered: ({ detail }) =>
    detail['via'] === 'life'
      ? { title: 'We heard from you', line: 'So it’s kept as you left it, and nothing is sent.' }
      : {
          title: detail['outcome'] === 'confirmed' ? 'You said: send it as planned' : 'You answered',
          line: detail['via'] === 'mail' ? 'With the link in our email.' : 'Here, signed in.',
        },
}
