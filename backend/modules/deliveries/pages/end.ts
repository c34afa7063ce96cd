import { html, type Html } from '../../../kernel/html.ts'
import type { Delivery } from '../delivery.ts'
import { endPage, press, type Link } from './frame.ts'

export type Ended = {
  readonly link: Link
  readonly sender: string
  readonly state: Delivery
  readonly mayUndo: boolean
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
    html`<p>${words} We will keep it for 30 days in case you change your mind.</p>
      <div class="acts">
        ${press(link, 'undo', UNDO, 'secondary')}
        ${!isAll && press(link, 'decline-all', `Nothing at all from ${sender}`, 'secondary')}
      </div>`,
  )
}

/** The page of a link that no longer shows its message, by what became of it. */
export const endedPage = (ended: Ended, code: string, sentence: string): Html => {
  const { link, sender, state } = ended
  switch (code) {
    case 'declined':
      return declined(ended)
    case 'link-expired':
      return endPage(
        'This link is too old',
        html`<p>The message is still kept for you. We can mail a fresh link to the same mailbox.</p>
          <div class="acts">${press(link, 'reissue', 'Send me a fresh one', 'primary')}</div>`,
      )
    case 'taken-back':
      return endPage(
        `${sender} took this message back`,
        'Nothing of it is shown any more. There is nothing you need to do.',
      )
    case 'wrong-person':
      return endPage(
        'Thank you for telling us',
        `This link is closed, and nothing of the message was shown. We told ${sender} that it reached somebody else.`,
      )
    case 'link-replaced':
      return endPage(
        'There is a newer link',
        state.status === 'queued'
          ? 'We are mailing it to you now. It can take a minute.'
          : 'We mailed it to you. Please open that one.',
      )
    default:
      return endPage('This link leads nowhere now', sentence)
  }
}
