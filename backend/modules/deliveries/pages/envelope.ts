import { dateInWords, html, type Html } from '../../../kernel/page/html.ts'
import { shownName } from '../../../kernel/words/names.ts'
import type { Reader, Sender } from '../queries.ts'
import { endPage, frame, press, type Link } from './frame.ts'

const ways = (link: Link): Html =>
  html`${press(link, 'not-me', 'This isn’t me', 'quiet')}
  ${press(link, 'decline', 'I’d rather not receive this', 'quiet')}`

/** The envelope: who and when, never the title. */
export const closedPage = (link: Link, sender: Sender, reader: Reader | null, seed: string): Html => {
  const name = shownName(sender.senderName)
  const child = reader?.isChild ? reader.name : ''
  return frame(
    seed,
    html`<p class="letter-date">A message was left for ${child || 'you'} on ${dateInWords(sender.recordedAt)}</p>
      <h1>${name} left something for ${child || 'you'}</h1>
      <p>There is no hurry. It will be here whenever you want it.</p>
      <p class="muted">
        You can close it at any time.${child ? ` You open it for ${child}, as a parent or guardian.` : ''}
      </p>
      <div class="acts">
        ${press(link, 'open', 'Open', 'primary')}
        <a class="later" href="/d/${link.token}?later=1">Not now</a>
      </div>`,
    `${name} gave us your email address so we could send you this.`,
    ways(link),
  )
}

/** "Not now" changes nothing, and says so. */
export const laterPage = (link: Link, sender: Sender, expiresAt: string): Html =>
  endPage(
    'It will be here',
    html`<p>
        Nothing was opened, and ${shownName(sender.senderName)} is not told of this. Come back by the same link, in our
        mail, whenever you want${expiresAt < '9999' && `, until ${dateInWords(expiresAt)}`}.
      </p>
      <div class="acts"><a class="later" href="/d/${link.token}">Back to the message</a></div>`,
  )
