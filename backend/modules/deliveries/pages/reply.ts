import { refusal } from '../../../kernel/page/addressForm.ts'
import { html, type Html } from '../../../kernel/page/html.ts'
import type { Delivery } from '../delivery.ts'
import { ownForm, type Link } from './frame.ts'

type Answering = {
  readonly state: Delivery
  /** Their author is taken for dead: nothing is told to them. */
  readonly isGone: boolean
  readonly sentence: string | undefined
}

const thanks = (link: Link, sender: string, { state, isGone }: Answering): Html => {
  if (!state.isThanked)
    return ownForm(link, 'thanks', html`<button class="secondary" type="submit">Say thank you</button>`)
  const said = isGone ? 'Your thank-you is kept with the letter.' : `You said thank you. We told ${sender}.`
  return html`<p class="muted" role="status">${said}</p>`
}

const sent = (sender: string, { state: { replyIds }, isGone }: Answering): Html | undefined => {
  const { length } = replyIds
  if (length === 0) return undefined
  const [are, them] = length === 1 ? ['Your reply is', 'it'] : [`Your ${length} replies are`, 'them']
  const where = isGone ? 'with the letter' : `with the message, where ${sender} finds ${them}`
  return html`<p class="muted" role="status">${are} kept ${where}.</p>`
}

/** One tap, or words, or a voice; nobody has to. */
export const replying = (link: Link, sender: string, answering: Answering): Html => {
  const { isGone, sentence } = answering
  return html`<section class="answering" aria-labelledby="answering">
    <h2 id="answering">If you would like to reply</h2>
    <p class="muted">
      ${
        isGone
          ? 'Your reply is kept with the letter.'
          : `Your reply is kept with the message for ${sender}. If ${sender} has died, we’ll keep it safe here.`
      }
    </p>
    ${thanks(link, sender, answering)} ${sent(sender, answering)}
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
}
