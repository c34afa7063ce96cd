import { refusal } from '../../../kernel/page/addressForm.ts'
import { dateInWords, html, type Html } from '../../../kernel/page/html.ts'
import { maskedAddress } from '../../../kernel/identity/digits.ts'
import type { Confirmation } from '../confirmation.ts'
import type { Delivery } from '../delivery.ts'
import { mailboxOf } from '../mailing.ts'
import { signed, type From } from '../../../kernel/words/from.ts'
import { frame, press, type Link } from './frame.ts'

export type Seeking = {
  readonly link: Link
  readonly from: From
  readonly state: Delivery
  readonly seed: string
  /** What is asked of the contacts now, or was answered with yes. */
  readonly open: Confirmation | undefined
  /** There is no answer that a contact's word could stand for: a code alone opens it, or nothing does yet. */
  readonly isByCode: boolean
  readonly hasContacts: boolean
  /** When the contacts can be asked again; undefined when they can be now. */
  readonly waitsUntil: string | undefined
  /** Within the last day: more often would be the same wish. */
  readonly isAuthorAsked: boolean
  /** What was wrong with the last press. */
  readonly sentence?: string | undefined
}

const refused = ({ state }: Seeking, name: string): Html | false => {
  const said = state.confirmation?.state
  if (said === 'forbidden') return html`<p role="status">${name} would rather not have it opened this way.</p>`
  return (
    said === 'refused' &&
    html`<p role="status">
      We asked, and the answer was no. If that’s a mistake, talk to the people who know you both.
    </p>`
  )
}

const asking = (seeking: Seeking, name: string, mailbox: string): Html => {
  const { link, hasContacts, waitsUntil } = seeking
  if (!hasContacts)
    return html`<p>${name} has not named anyone we could ask whether it’s you, so we cannot do it this way.</p>`
  if (waitsUntil)
    return html`${refused(seeking, name)}
      <p>We can ask the people ${name} trusts again on ${dateInWords(waitsUntil)}.</p>`
  return html`<p>
      ${name} named people to trust. When one of them tells us that it’s you, we write to you at ${mailbox}, and six
      digits open the message. If you know who they are, call them.
    </p>
    <div class="acts">${press(link, 'ask-contacts', `Ask the people ${name} trusts`, 'primary')}</div>`
}

const byContact = (seeking: Seeking, name: string): Html | false => {
  const { link, state, open, isByCode } = seeking
  if (isByCode) return false
  const mailbox = maskedAddress(mailboxOf(state))
  const words = () => {
    if (open?.state === 'given')
      return html`<p role="status">
          Someone ${name} trusts has told us that it’s you. You can open the message with a six-digit code by email.
        </p>
        <div class="acts"><a class="later" href="/d/${link.token}">Continue with the six digits</a></div>`
    if (open)
      return html`<p role="status">
        We have asked the people ${name} trusts. They have until ${dateInWords(open.until)}. When one of them says yes,
        we write to you at ${mailbox}. If you know who they are, call them.
      </p>`
    return asking(seeking, name, mailbox)
  }
  return html`<h2>Someone who knows you both</h2>
    ${words()}`
}

const byAuthor = ({ link, isAuthorAsked }: Seeking, name: string): Html =>
  html`<h2>${name} chooses another way</h2>
    ${
      isAuthorAsked
        ? html`<p role="status">
            We wrote to ${name} that you cannot get in. If ${name} chooses another way for you, this page asks for that
            one.
          </p>`
        : html`<p>We can ask ${name} to choose a different way for you to open it.</p>
            <div class="acts">${press(link, 'help', `Write to ${name}`, 'secondary')}</div>`
    }`

/** For whoever cannot give the proof: who can help, what happens then, and what we cannot do ourselves. */
export const wayInPage = (seeking: Seeking): Html => {
  const { link, from, seed, sentence } = seeking
  const name = from.author
  return frame(
    seed,
    link,
    from,
    html`<p class="letter-date">From ${signed(from)}</p>
      <h1>Trouble opening it?</h1>
      <p>This happens a lot. Your message is safe.</p>
      ${refusal(sentence)} ${byContact(seeking, name)} ${byAuthor(seeking, name)}
      <p><a class="later" href="/d/${link.token}?proof=1">Back</a></p>`,
    'You can also call us at the number below. We can talk you through it, but we cannot open the message ourselves.',
    html``,
  )
}
