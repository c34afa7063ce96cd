import { UNDO_DAYS } from '../../../kernel/words/refusals.ts'
import { html, type Html } from '../../../kernel/page/html.ts'
import { maskedAddress } from '../../../kernel/identity/digits.ts'
import type { AboutAuthor } from '../../../kernel/process/ports.ts'
import type { Delivery } from '../delivery.ts'
import { mailboxOf } from '../mailing.ts'
import { endPage, press, type Link } from './frame.ts'

export type Ended = {
  readonly link: Link
  readonly sender: string
  readonly about: AboutAuthor
  readonly state: Delivery
  readonly mayUndo: boolean
  /** Who said that they are somebody else may say that it is them after all. */
  readonly mayComeBack: boolean
  readonly mayResend: boolean
}

const UNDO = 'I would like to receive it after all'

const declined = ({ link, sender, state, mayUndo }: Ended): Html => {
  const isAll = state.declinedScope === 'author'
  const words = isAll
    ? `That is all right. Nothing from ${sender} will come to you.`
    : 'That is all right. We will not send this again.'
  if (!mayUndo) return endPage('Nothing more will come', words)
  return endPage(
    'Nothing more will come',
    html`<p>${words} We will keep it for ${UNDO_DAYS} days in case you change your mind.</p>
      <div class="acts">
        ${press(link, 'undo', UNDO, 'secondary')}
        ${!isAll && press(link, 'decline-all', `Do not send me anything from ${sender}`, 'secondary')}
      </div>`,
    link.again,
  )
}

const stranger = ({ link, sender, mayComeBack }: Ended): Html =>
  endPage(
    'Thank you for telling us',
    html`<p>
        This link is closed, and nothing of the message was shown. We told ${sender} that it reached someone else.
      </p>
      ${
        mayComeBack &&
        html`<p>Was that a slip? You can take it back here for ${UNDO_DAYS} days.</p>
          <div class="acts">${press(link, 'its-me', 'It is me after all', 'secondary')}</div>`
      }`,
    link.again,
  )

const writeToUs = html`<p>Does that not help? <a href="/contact">Write to us</a>.</p>`

/** A link of which nothing can be said. */
export const nowherePage = (sentence: string): Html =>
  endPage(
    'This link no longer works',
    html`<p>${sentence}</p>
      ${writeToUs}`,
  )

const newer = ({ link, state, mayResend }: Ended): Html => {
  if (state.status === 'queued')
    return endPage(
      'There is a newer link',
      html`<p>We are emailing it to you now. It can take a minute.</p>
        ${writeToUs}`,
    )
  if (!mayResend)
    return endPage(
      'There is a newer link',
      html`<p>We emailed it. Please open that one.</p>
        ${writeToUs}`,
    )
  return endPage(
    'There is a newer link',
    html`<p>We emailed it to you. Please open that one.</p>
      <p>If you do not see it, we can email the newest link once more, to ${maskedAddress(mailboxOf(state))}.</p>
      <div class="acts">${press(link, 'resend', 'Send the newest link again', 'primary')}</div>`,
    link.again,
  )
}

/** The same whether or not a mail has left. */
export const resentPage = endPage(
  'Please check your email',
  html`<p>
      If this message can still be opened, its newest link is on its way to the email address we have for it. It can
      take a minute. Check your spam or junk folder too. We send it three times a day at most.
    </p>
    ${writeToUs}`,
)

/** The page of a link that no longer shows its message, by what became of it. */
export const endedPage = (ended: Ended, code: string, sentence: string): Html => {
  const { link, sender, about } = ended
  switch (code) {
    case 'declined':
      return declined(ended)
    case 'link-expired':
      return endPage(
        'This link is too old',
        html`<p>The message is still kept for you. We can email you a new link, at the same address.</p>
          <div class="acts">${press(link, 'reissue', 'Send me a new link', 'primary')}</div>`,
        link.again,
      )
    case 'taken-back':
      return endPage(
        `${sender} took this message back`,
        [about.isGone ? '' : about.sentence, 'Nothing of it is shown any more. There is nothing you need to do.']
          .filter(Boolean)
          .join(' '),
      )
    case 'wrong-person':
      return stranger(ended)
    case 'store-unavailable':
      return endPage(
        'Please come back in a few minutes',
        'We cannot show this message just now. It is kept for you, and nothing of it is lost.',
      )
    case 'link-replaced':
      return newer(ended)
    default:
      return nowherePage(sentence)
  }
}
