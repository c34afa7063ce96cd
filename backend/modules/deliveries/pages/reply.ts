import { html, type Html } from '../../../kernel/page/html.ts'
import type { Delivery } from '../delivery.ts'
import { ownForm, refusal, type Link } from './frame.ts'

const thanks = (link: Link, sender: string, { isThanked }: Delivery): Html =>
  isThanked
    ? html`<p class="muted" role="status">You said thank you. We told ${sender}.</p>`
    : ownForm(link, 'thanks', html`<button class="secondary" type="submit">Say thank you</button>`)

const sent = (sender: string, { replyIds: { length } }: Delivery): Html | undefined =>
  length > 0
    ? html`<p class="muted" role="status">
        ${length === 1 ? 'Your reply is' : `Your ${length} replies are`} kept with the message, where ${sender} finds
        ${length === 1 ? 'it' : 'them'}.
      </p>`
    : undefined

/** One tap, or words, or a voice; nobody has to. */
export const replying = (link: Link, sender: string, state: Delivery, sentence: string | undefined): Html =>
  html`<section class="answering" aria-labelledby="answering">
    <h2 id="answering">If you would like to answer</h2>
    <p class="muted">
      Your reply is kept with the message for ${sender}. If ${sender} has died, we’ll keep it safe here.
    </p>
    ${thanks(link, sender, state)} ${sent(sender, state)}
    <details ${sentence ? html`open` : undefined}>
      <summary>Write or record a reply</summary>
      ${ownForm(
        link,
        'reply',
        html`<label for="body">Your words</label>
          <textarea
            id="body"
            name="body"
            rows="6"
            maxlength="5000"
            ${sentence ? html`aria-describedby="refusal" aria-invalid="true"` : undefined}
          ></textarea>
          ${refusal(sentence)}
          <div class="acts"><button class="primary" type="submit">Send the reply</button></div>`,
      )}
      <div
        data-recorder
        data-ticket-url="/api/d/${link.token}/recording"
        data-reply-url="/api/d/${link.token}/reply"
      ></div>
    </details>
  </section>`
