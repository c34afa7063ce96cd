import { render } from '../../backend/kernel/mail/letter.ts'
import type { Mail } from '../../backend/kernel/mail/mailer.ts'
import { momentInWords } from '../../backend/kernel/page/html.ts'
import { shownName } from '../../backend/kernel/words/names.ts'
import { returnTokenOf } from '../../backend/modules/messages/bounces.ts'
import { dueOnceDone } from '../../backend/modules/messages/decide/slide.ts'
import type { Message } from '../../backend/modules/messages/message.ts'
import { numberOf } from '../../backend/modules/messages/answers/number.ts'
import { addressesOf, type Author } from '../../backend/modules/messages/queries/facts.ts'
import { whyInWords } from '../../backend/modules/messages/inWords.ts'
import { distanceOf, list, named, troubleOf, type House, type Leaving } from './mail.ts'

/** A message that is asked about, whom it is for, and the try that asks. */
type Asked = { readonly state: Message; readonly names: readonly string[]; readonly tried: Leaving }

/**
 * The check of all that one silence or death gave its date, by the same mail. Whoever answers it is there for all of them:
 * its link is that of the first.
 */
export const noticesMail = (
  house: House,
  asked: readonly Asked[],
  author: Author,
  { reporters, lifeSentence }: { readonly reporters: readonly string[]; readonly lifeSentence: string },
): Mail => {
  const { capabilities, settings } = house
  const dated = asked
    .map(({ state, ...rest }) => {
      const { slot, leavesAt } = rest.tried
      return { ...rest, state: { ...state, dueAt: dueOnceDone(state, slot, leavesAt) } }
    })
    .toSorted((a, b) => a.state.dueAt.localeCompare(b.state.dueAt))
  const [first] = dated
  if (!first) throw new Error('There is nothing to ask about')
  const { messageId, round } = first.state
  const { mailId, addrIdx = 0 } = first.tried
  const [distance = '', ...later] = [...new Set(dated.map(({ state, tried }) => distanceOf(state, tried)))]
  const when = later.length > 0 ? `, the first ${distance}` : ` ${distance}`
  const heading = `${dated.length} of your messages will be sent${when}`
  const letter = render(
    {
      subject: `Are you there? ${heading}`,
      heading,
      greeting: `Dear ${shownName(author.username)},`,
      lines: [
        ...[whyInWords(first.state, reporters, dated.length), lifeSentence].filter(Boolean),
        'We deliver them unless you answer. One answer counts for all of them:',
        ...dated.map(
          ({ state, names }) =>
            `${named(state)} to ${list(names) || 'its recipients'}, on ${momentInWords(state.dueAt, state.zone)}.`,
        ),
        ...troubleOf(first.state, author, first.tried),
        `If the page shows you several numbers, press ${numberOf(settings, messageId, round)}.`,
      ],
      choices: [
        {
          label: 'I’m still here',
          url: `${settings.origin}/check/${capabilities.issue('check', messageId, round)}?do=here`,
        },
        { label: 'See all of them (sign in)', url: `${settings.origin}/future-messages` },
      ],
      because: 'You’re receiving this because you asked us to check with you twice before a message is delivered.',
    },
    settings,
  )
  const returnToken = returnTokenOf(house, messageId, first.tried)
  return { to: addressesOf(author)[addrIdx] ?? author.email, mailId, returnToken, ...letter }
}
