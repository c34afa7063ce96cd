import { render, type Letter } from '../../backend/kernel/mail/letter.ts'
import type { Mail } from '../../backend/kernel/mail/mailer.ts'
import { momentInWords } from '../../backend/kernel/page/html.ts'
import { shownName } from '../../backend/kernel/words/names.ts'
import { returnTokenOf } from '../../backend/modules/messages/bounces.ts'
import { dayAnswersTo } from '../../backend/modules/messages/contract/answers.ts'
import { isOfLife, isTriggered } from '../../backend/modules/messages/message/plan.ts'
import { dueOnceDone } from '../../backend/modules/messages/decide/slide.ts'
import type { Try } from '../../backend/modules/messages/events.ts'
import type { Message } from '../../backend/modules/messages/message.ts'
import { numberOf } from '../../backend/modules/messages/answers/number.ts'
import { addressesOf, type Author } from '../../backend/modules/messages/queries/facts.ts'
import { occasionInSubject, whyInWords } from '../../backend/modules/messages/inWords.ts'
import { capital, list, named, type House } from './mailWords.ts'

// @says how long before a message's date its two checks leave
const BECAUSE_SHORT = 'You’re receiving this because you asked us to deliver this message within two days.'

/** A try and when its mail leaves. */
type Leaving = Try & { readonly leavesAt: string }

/** How far the date is off when the check leaves, in whole days of this message. */
const distanceOf = ({ dueAt, dayMs }: Message, { slot, leavesAt }: Leaving): string => {
  if (slot === 0) return 'soon'
  const days = Math.round((Date.parse(dueAt) - Date.parse(leavesAt)) / dayMs)
  return days === 1 ? 'tomorrow' : `in ${days} days`
}

/** What went wrong before this mail found its way: which address failed, and what became of the date. */
const troubleOf = (message: Message, author: Author, { slot, addrIdx = 0 }: Leaving): readonly string[] => {
  const failed = addressesOf(author).slice(0, addrIdx)
  const isLate = message.dueAt !== message.promisedAt
  const hadStalled = (message.notices[slot]?.failures ?? 0) > 0
  return [
    ...(failed.length > 0
      ? [`${list(failed)} did not accept our email, so we write to you here. Please check it.`]
      : []),
    ...(failed.length === 0 && hadStalled ? ['For a while your address did not accept our email.'] : []),
    ...(isLate
      ? [
          `It was planned for ${momentInWords(message.promisedAt, message.zone)}. We moved it so that you have time to answer.`,
        ]
      : []),
  ]
}

/** Why somebody who may have answered is asked again. */
const lossOf = ({ plan, zone }: Message): readonly string[] =>
  plan?.restoredAt === undefined || plan.answerRule === 'always'
    ? []
    : [
        `We lost a day. Please answer again. Something broke here, and what you told us in the day before ${momentInWords(plan.restoredAt, zone)} may not be with us any more.`,
      ]

/** The date where the message goes, and where its author is if that is elsewhere. */
const dateFor = ({ zone: own }: Author, { dueAt, zone }: Message): string => {
  const there = `The date is ${momentInWords(dueAt, zone)}.`
  return own && own !== zone ? `${there} Where you are that is ${momentInWords(dueAt, own)}.` : there
}

/** What an author may answer: of a day of their own whether to send it on that day, else whether they are there. */
const answersTo = ({ plan, dueAt, zone }: Message, link: string): Letter['choices'] =>
  isTriggered({ plan })
    ? [
        { label: 'I’m still here', url: `${link}?do=here` },
        { label: 'Send it as planned', url: `${link}?do=planned` },
      ]
    : dayAnswersTo({ dueAt, zone, answerRule: plan?.answerRule }).map(({ action, words, meaning }) => ({
        label: words,
        url: `${link}?do=${action}`,
        meaning,
      }))

/** Whom a message is for, who reported its author's death, and how that author stands where that gave it its date. */
type Concerned = {
  readonly names: readonly string[]
  readonly reporters?: readonly string[]
  readonly lifeSentence?: string
}

/**
 * The check two days before (slot 1) and one day before (slot 2), or the only one of a short plan (slot 0). Its links
 * only open pages that ask. One that leaves late names the date as it will be once it is taken.
 */
export const noticeMail = (
  house: House,
  known: Message,
  author: Author,
  { names, reporters = [], lifeSentence = '' }: Concerned,
  tried: Leaving,
): Mail => {
  const { capabilities, settings } = house
  const message = { ...known, dueAt: dueOnceDone(known, tried.slot, tried.leavesAt) }
  const { messageId, round, plan } = message
  const { slot, mailId, addrIdx = 0 } = tried
  const link = `${settings.origin}/check/${capabilities.issue('check', messageId, round)}`
  const people = list(names) || 'its recipients'
  const isAlways = plan?.answerRule === 'always'
  const distance = distanceOf(message, tried)
  const isGiven = isOfLife(message)
  const heading = isGiven ? 'Are you there?' : `Your message to ${people} will be sent ${distance}`
  const fact = `${capital(named(message))} will be sent to ${people} ${distance}`
  const letter = render(
    {
      subject: isGiven
        ? `Are you there? Otherwise ${named(message)} will be sent ${distance}`
        : (occasionInSubject(message, reporters, `. It will be sent ${distance}`) ?? heading),
      heading,
      greeting: `Dear ${shownName(author.username)},`,
      lines: [
        ...lossOf(message),
        isTriggered(message) ? `${fact}, unless you answer.` : `${fact}. You can still change or stop it.`,
        // Which message it is stands first, so that no two of these look alike in a list of mails.
        ...[whyInWords(message, reporters), lifeSentence].filter(Boolean),
        dateFor(author, message),
        ...troubleOf(message, author, tried),
        isAlways
          ? 'It is sent whether or not you answer, until you stop it.'
          : 'Tell us what to do. If we do not hear from you, it will be sent.',
        `If the page shows you several numbers, press ${numberOf(settings, messageId, round)}.`,
      ],
      choices: [
        ...answersTo(message, link),
        { label: 'Cancel this message', url: `${link}?do=cancel` },
        { label: 'Change it (sign in)', url: `${settings.origin}/future-messages/${messageId}` },
      ],
      areEqual: !isTriggered(message),
      because:
        slot === 0
          ? BECAUSE_SHORT
          : 'You’re receiving this because you asked us to check with you twice before this message is delivered.',
    },
    settings,
  )
  const returnToken = returnTokenOf(house, messageId, tried)
  return { to: addressesOf(author)[addrIdx] ?? author.email, mailId, returnToken, ...letter }
}

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
