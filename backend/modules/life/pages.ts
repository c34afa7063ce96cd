import { UNDO_DAYS } from '../../kernel/words/refusals.ts'
import { ornament, emptyOrnament } from '../../kernel/page/ornament.ts'
import { pageFrame } from '../../kernel/page/pageFrame.ts'
import { html, momentInWords, type Html } from '../../kernel/page/html.ts'
import { alertOf, pressForm } from '../../kernel/page/linkPage.ts'
import { MOST_WAIT_DAYS, MOST_WAITS_DAYS } from './contract.ts'
import type { Contact } from './life.ts'
import { mayBeAsked, theJob } from './theJob.ts'
import { occasionsPart, type Occasion } from './occasions.ts'
import { isOfCode, reportPart, type Form, type Reported } from './reportPage.ts'

const button = (
  form: Form,
  action: 'accept' | 'decline',
  words: string,
  look: 'primary' | 'secondary' = 'secondary',
): Html => pressForm(form, `/trusted/${form.token}/${action}`, { words, look })

const whatItIs = (author: string, mayReport?: boolean): Html =>
  html`${theJob(author, mayReport).map((line) => html`<p>${line}</p>`)}
    <details class="may-ask">
      <summary>What you may be asked</summary>
      <ul>
        ${mayBeAsked(author).map((line) => html`<li>${line}</li>`)}
      </ul>
    </details>`

/** A question with two equal answers; opening the page says nothing. */
const askPage = (form: Form, { contactId, name }: Contact): Html =>
  pageFrame(
    ornament(contactId, { isLit: true }),
    `${form.author} would like you to be a trusted contact`,
    html`${alertOf(form)}
      <p>Dear ${name},</p>
      ${whatItIs(form.author)}
      <p>There is no hurry, and you can change your answer later, on this same page.</p>
      <div class="acts">
        ${button(form, 'accept', 'Yes, you may write to me', 'primary')} ${button(form, 'decline', 'I’d rather not')}
      </div>`,
  )

/** How contacts may have us wait: until when we do, and how many days are left to ask for. */
export type Waiting = {
  readonly until: string
  readonly daysLeft: number
  /** For how many they may wish, or asked before where the page comes back. */
  readonly days: number
  /** Until when what we begin to deliver can be taken back; empty when there is nothing. */
  readonly holdUntil: string
  /** What they may tell us of. */
  readonly occasions: readonly Occasion[]
}

const waitForm = ({ token, nonce, author }: Form, { until, daysLeft, days }: Waiting): Html => {
  if (daysLeft === 0 && until === '')
    return html`<p>
      We have waited for ${MOST_WAITS_DAYS} days already since we last heard from ${author}. We do not wait longer.
    </p>`
  if (daysLeft === 0) return html`<p>We do not wait longer than that.</p>`
  const most = Math.min(daysLeft, MOST_WAIT_DAYS)
  return html`<form class="ask-to-wait" method="post" action="/trusted/${token}/wait">
    <input type="hidden" name="nonce" value="${nonce}" />
    <label for="days">For how many days, up to ${most}</label>
    <input
      id="days"
      name="days"
      type="number"
      inputmode="numeric"
      min="1"
      max="${most}"
      value="${Math.min(days, most)}"
      required
    />
    <div class="acts">
      <button class="secondary" type="submit" name="reason" value="alive">Please wait: ${author} is alive</button>
      <button class="secondary" type="submit" name="reason" value="unsure">Please wait: I am not sure</button>
    </div>
  </form>`
}

const waitPart = (form: Form, waiting: Waiting): Html =>
  html`<h2>Ask us to wait</h2>
    ${waiting.until !== '' && html`<p>When the days are over we ask ${form.author} again, and it continues.</p>`}
    ${
      waiting.holdUntil !== '' &&
      html`<p>
        The first email with what ${form.author} has left will be sent on ${momentInWords(waiting.holdUntil)}. Until
        then press “Please wait”, and nobody it is for will know.
      </p>`
    }
    <p>
      Do you think that something of ${form.author}’s would be sent too early? Then ask us to wait. Nothing is lost by
      it. We tell ${form.author}, who can end it at any time, and the other trusted contacts.
    </p>
    ${waitForm(form, waiting)}`

/** What a contact's page shows of an author's life: how it stands, in a sentence, and what the contact may do. */
export type Shown = {
  readonly lifeSentence: string
  readonly waiting: Waiting
  readonly reported: Reported | undefined
}

const acceptedPage = (form: Form, { contactId }: Contact, { lifeSentence, waiting, reported }: Shown): Html =>
  pageFrame(
    ornament(contactId, { isLit: true }),
    `You are a trusted contact of ${form.author}`,
    html`${!isOfCode(form) && alertOf(form)}
      <p role="status"><strong>${lifeSentence}</strong></p>
      ${whatItIs(form.author, reported !== undefined)} ${waitPart(form, waiting)}
      ${reported && reportPart(form, reported)} ${occasionsPart(form.author, waiting.occasions)}
      <div class="acts">${button(form, 'decline', 'I’d rather not any more')}</div>`,
  )

const declinedPage = (form: Form): Html =>
  pageFrame(
    emptyOrnament,
    'We do not write to you about it',
    html`${alertOf(form)}
      <p>That is all right. If you change your mind within ${UNDO_DAYS} days, say so here.</p>
      <div class="acts">${button(form, 'accept', 'I would like to be a trusted contact after all')}</div>`,
  )

/** Where a contact stands, and what they may say. */
export const contactPage = (form: Form, contact: Contact, shown: Shown): Html => {
  if (contact.status === 'accepted') return acceptedPage(form, contact, shown)
  return contact.status === 'declined' ? declinedPage(form) : askPage(form, contact)
}
