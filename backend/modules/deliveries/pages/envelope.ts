import { dateInWords, html, type Html } from '../../../kernel/page/html.ts'
import type { Delivery } from '../delivery.ts'
import type { From } from '../../../kernel/words/from.ts'
import type { ClosedWords } from '../words.ts'
import { endPage, frame, notMe, press, type Link } from './frame.ts'

const ways = (link: Link, from: From): Html =>
  html`${notMe(link, from)} ${press(link, 'decline', 'I’d rather not receive this', 'quiet')}`

/** The envelope: who and when, never the title. */
export const closedPage = (
  link: Link,
  from: From,
  { date, heading, whose, lines, lifeSentence, note }: ClosedWords,
  seed: string,
): Html => {
  const [hurry, close] = lines
  return frame(
    seed,
    link,
    from,
    html`<p class="letter-date">${date}</p>
      <h1>${heading}</h1>
      ${whose.map((line) => html`<p>${line}</p>`)} ${lifeSentence && html`<p>${lifeSentence}</p>`}
      <p>${hurry}</p>
      <p class="muted">${close}</p>
      <div class="acts">
        ${press(link, 'open', 'Open', 'primary')}
        <a class="later" href="/d/${link.token}?later=1">Not now</a>
      </div>`,
    note,
    ways(link, from),
  )
}

/** "Not now" and "Listen another day" change nothing, and say so. */
export const laterPage = (link: Link, { author, zone }: From, { expiresAt, isOpened }: Delivery): Html =>
  endPage(
    'It will be here',
    html`<p>
        ${isOpened ? 'Nothing changes' : 'Nothing was opened'}, and we do not tell ${author}. Come back by the same
        link, in our email, whenever you want${expiresAt < '9999' && `, until ${dateInWords(expiresAt, zone)}`}.
      </p>
      <div class="acts"><a class="later" href="/d/${link.token}">Back to the message</a></div>`,
  )
