import { refusal } from '../../../kernel/page/addressForm.ts'
import { html, type Html } from '../../../kernel/page/html.ts'
import type { Proof } from '../../recipients/reading.ts'
import { maskedAddress } from '../../../kernel/identity/digits.ts'
import type { Delivery } from '../delivery.ts'
import { mailboxOf } from '../mailing.ts'
import { signed, type From } from '../../../kernel/words/from.ts'
import { form, frame, notMe, press, type Link } from './frame.ts'

export type Proving = {
  readonly link: Link
  readonly from: From
  readonly proof: Proof
  readonly state: Delivery
  readonly seed: string
  /** What was wrong with the last try. */
  readonly sentence?: string | undefined
  readonly isLocked: boolean
  /** A contact said that it is really them: six digits by mail count instead of the proof. */
  readonly isConfirmed: boolean
}

/** Nothing to type and nothing to press until then. */
const locked = (sentence: string | undefined): Html => html`<div class="unlock">${refusal(sentence)}</div>`

type Field = { readonly label: string; readonly hint?: Html | undefined; readonly isCode?: boolean }

const field = ({ link, sentence, isLocked, isConfirmed }: Proving, { label, hint, isCode = false }: Field): Html => {
  if (isLocked) return locked(sentence)
  const described = [hint && 'hint', sentence && 'refusal'].filter(Boolean).join(' ')
  return form(
    link,
    'unlock',
    html`${isCode && isConfirmed && html`<input type="hidden" name="by" value="code" />`}
      <label for="answer">${label}</label>
      ${hint}
      <input
        id="answer"
        name="answer"
        type="text"
        autocomplete="${isCode ? 'one-time-code' : 'off'}"
        ${isCode && html`inputmode="numeric"`}
        autocapitalize="none"
        spellcheck="false"
        required
        maxlength="200"
        ${described ? html`aria-describedby="${described}"` : undefined}
        ${sentence ? html`aria-invalid="true"` : undefined}
      />
      ${refusal(sentence)}
      <button class="primary" type="submit">Open the message</button>`,
  )
}

const hintOf = (words: string): Html | undefined => (words ? html`<p class="hint" id="hint">${words}</p>` : undefined)

const byCode = (proving: Proving): Html => {
  const { link, state, sentence, isLocked } = proving
  if (isLocked) return locked(sentence)
  const address = maskedAddress(mailboxOf(state))
  switch (state.code?.state) {
    case undefined:
      // @says how long a mailed code of six digits works
      return html`<p>We email six digits to ${address}. They open the message for ten minutes.</p>
        ${refusal(sentence)} ${press(link, 'code', 'Send me the code', 'primary')}`
    case 'refused':
      return html`<p>Our email to ${address} was not taken just now. Nothing is lost.</p>
        ${press(link, 'code', 'Send it again', 'primary')}`
    case 'asked':
    case 'sent':
      return html`${field(proving, {
        label: 'The six digits from our email',
        hint: hintOf(`Sent to ${address}. It can take a minute.`),
        isCode: true,
      })}
      ${press(link, 'code', 'Send me a new code', 'quiet')}`
  }
}

/** Nobody has said what would show that it is them, so that nothing does. */
const unchosen = ({ link, sentence, isLocked }: Proving, name: string): Html =>
  isLocked
    ? locked(sentence)
    : html`<p>${name} has not chosen yet how you show that it is you. The message is kept for you until then.</p>
        ${refusal(sentence)} ${press(link, 'help', `Write to ${name}`, 'primary')}`

const asked = (proving: Proving, name: string): Html => {
  const { proof, link, isConfirmed } = proving
  if (isConfirmed)
    return html`<p>Someone ${name} trusts has told us that it’s you.</p>
      ${byCode(proving)}
      <p><a class="later" href="/d/${link.token}?proof=1">I know the answer after all</a></p>`
  switch (proof.method) {
    case 'none':
      return unchosen(proving, name)
    case 'passcode':
      return html`<p>${name} chose a passcode that you know.</p>
        ${field(proving, { label: 'Passcode', hint: hintOf(proof.hint ? `Hint: ${proof.hint}` : '') })}`
    case 'question':
      return html`<p>${name} chose a question that you can answer.</p>
        ${field(proving, {
          label: proof.question || 'Your answer',
          hint: hintOf('Capitals, accents and spaces do not matter.'),
        })}`
    case 'otp':
      return byCode(proving)
  }
}

/** Reading about the ways in asks nobody yet, so it is a form that only leads there. */
const waysIn = ({ link, state, isConfirmed }: Proving, name: string): Html | false =>
  !isConfirmed &&
  html`${
      state.helpAt.length > 0 &&
      html`<p class="muted" role="status">
        We wrote to ${name} that you cannot get in. ${name} can choose another way for you; then this page asks for that
        one. You can also call us, at the number below.
      </p>`
    }
    <form class="help" method="get" action="/d/${link.token}">
      <input type="hidden" name="help" value="1" />
      <button class="quiet" type="submit">I can’t get in</button>
    </form>`

/** The proof that the author chose. Whoever cannot give it is never at an end. */
export const proofPage = (proving: Proving): Html => {
  const { link, from, seed } = proving
  const name = from.author
  return frame(
    seed,
    link,
    from,
    html`<p class="letter-date">From ${signed(from)}</p>
      <h1>Please confirm it’s you</h1>
      ${asked(proving, name)} ${waysIn(proving, name)}`,
    `This message is private to you. ${name} chose how you open it.`,
    html`${notMe(link, from)} ${press(link, 'decline', 'I’d rather not receive this', 'quiet')}`,
  )
}
