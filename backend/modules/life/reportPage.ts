import type { Codes } from '../../kernel/identity/codes.ts'
import { nthTime, timesInWords } from './repeated.ts'
import { dateInWords, html, type Html } from '../../kernel/page/html.ts'
import type { Form as LinkForm } from '../../kernel/page/link.ts'
import { pressForm } from '../../kernel/page/linkPage.ts'

/** The form of a contact's page, and whose contact they are. */
export type Form = LinkForm & { readonly author: string }

/** What was wrong is about the six digits, and is said where they are typed. */
export const isOfCode = ({ refusal }: LinkForm): boolean => refusal === 'code-wrong'

/** What a contact may tell us of a death, and where that stands. */
export type Reported = {
  /** How many contacts have to tell us, and how many have. */
  readonly needed: number
  readonly told: number
  readonly hasTold: boolean
  /** When they told us so before, where that counts no more. */
  readonly before: readonly string[]
  readonly days: number
  /** A report would change nothing any more. */
  readonly isClosed: boolean
  /** From when on somebody may tell us again; empty where that is now. */
  readonly from: string
  readonly code: Codes['code']
  /** Their own address, of which only they know enough. */
  readonly address: string
  /** No code is taken now. */
  readonly isLocked: boolean
}

const press = (form: Form, action: 'code' | 'withdraw', words: string, look: 'primary' | 'secondary'): Html =>
  pressForm(form, `/trusted/${form.token}/${action}`, { words, look })

const daysInWords = (days: number): string => (days === 1 ? 'one day' : `${days} days`)

/** That they told us before, said as it is: what they say now is a repetition, and its author hears so. */
const repetition = ({ author }: Form, { before }: Reported): Html | false => {
  const last = before.at(-1)
  return (
    last !== undefined &&
    html`<p>
      You told us this ${timesInWords(before.length)} before, on ${dateInWords(last)}, and it does not count any more.
      If you tell us again, it is ${nthTime(before.length + 1)}, and we say so to ${author}.
    </p>`
  )
}

const whatFollows = ({ author }: Form, { needed, days }: Reported): Html =>
  html`<p>
    Nothing is sent right away. ${needed > 1 && html`Once ${needed} trusted contacts have told us, we`}
    ${needed === 1 && 'We'} write to ${author}, who has ${daysInWords(days)} to reply. If ${author} does not reply, we
    deliver what ${author} has left for after their death.
  </p>`

const field = (form: Form, { address }: Reported): Html =>
  html`<form class="unlock" method="post" action="/trusted/${form.token}/report">
      <input type="hidden" name="nonce" value="${form.nonce}" />
      <label for="code">The six digits from our email</label>
      <p class="hint" id="code-hint">Sent to ${address}. It can take a minute.</p>
      ${isOfCode(form) && html`<p class="refusal" role="alert" id="code-fault">${form.sentence}</p>`}
      <input
        id="code"
        name="code"
        type="text"
        inputmode="numeric"
        autocomplete="one-time-code"
        spellcheck="false"
        maxlength="20"
        aria-describedby="${isOfCode(form) ? 'code-fault code-hint' : 'code-hint'}"
        ${isOfCode(form) && html`aria-invalid="true" autofocus`}
        required
      />
      <div class="acts"><button class="primary" type="submit">Tell us that ${form.author} has died</button></div>
    </form>
    <div class="acts">${press(form, 'code', 'Email me new digits', 'secondary')}</div>`

const steps = (form: Form, reported: Reported): Html | false => {
  const { code, address, isLocked } = reported
  if (isLocked)
    return form.sentence === undefined && html`<p>Those were too many tries. Please come back in an hour.</p>`
  if (code === undefined || code.state === 'refused')
    return html`<p>
        ${
          code === undefined
            ? html`So that we know it’s you, we first email six digits to ${address}.`
            : html`Our email to ${address} was not accepted just now. Please try again.`
        }
      </p>
      <div class="acts">${press(form, 'code', 'Email me the six digits', 'secondary')}</div>`
  return field(form, reported)
}

const open = (form: Form, reported: Reported): Html => {
  const { author } = form
  if (reported.from !== '')
    return html`<p>
      ${author}, or someone with their email, answered us, so what we were told does not count any more. If you still
      know that ${author} has died, you can tell us again on ${dateInWords(reported.from)}.
    </p>`
  return html`${
      reported.told > 0 &&
      html`<p role="status">
        Another trusted contact has told us that ${author} has died. If you know it too, please tell us here. Is
        ${author} alive? Press “Please wait”. Not sure? Ring ${author} first.
      </p>`
    }
    <p>If ${author} has died, we are sorry. You can tell us here.</p>
    ${repetition(form, reported)} ${whatFollows(form, reported)} ${steps(form, reported)}`
}

/** Two steps, a code and a report, while one counts for anything; and the way back, as long as it stands. */
export const reportPart = (form: Form, reported: Reported): Html | false =>
  (reported.hasTold || !reported.isClosed) &&
  html`<h2>Tell us that ${form.author} has died</h2>
    ${
      reported.hasTold
        ? html`<p>
              We are sorry. Thank you for telling us.
              ${reported.before.length > 0 && `You told us so ${nthTime(reported.before.length + 1)}.`}
            </p>
            <div class="acts">${press(form, 'withdraw', 'Take back what I told you', 'secondary')}</div>`
        : open(form, reported)
    }`
