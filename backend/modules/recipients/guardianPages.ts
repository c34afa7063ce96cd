import { html, icon, type Html } from '../../kernel/page/html.ts'
import type { Form } from '../../kernel/page/link.ts'
import { emptyOrnament, ornament } from '../../kernel/page/ornament.ts'
import { pageFrame } from '../../kernel/page/pageFrame.ts'
import type { Recipient } from './recipient.ts'

type Child = Pick<Recipient, 'recipientId' | 'name'>

/** Asks a guardian for the address of a child who will be grown up; `address` is what was written before. */
export const askGuardianPage = (
  { recipientId, name }: Child,
  author: string,
  { token, nonce, sentence }: Form,
  address: string,
): Html =>
  pageFrame(
    ornament(recipientId, { isLit: true }),
    `Does ${name} have an email address?`,
    html`<p>
        ${author} left something with us for ${name}, for when ${name} is grown up. From the 18th birthday on, it’s
        ${name}’s to open, so it should reach ${name} directly.
      </p>
      <p><strong>Please ask ${name} first.</strong> It has to be an address that ${name} reads, and nobody else.</p>
      <form class="give-address" method="post" action="/d/${token}/own-address">
        <input type="hidden" name="nonce" value="${nonce}" />
        <label for="address">${name}’s own email</label>
        <input
          id="address"
          name="address"
          type="email"
          autocomplete="off"
          autocapitalize="none"
          spellcheck="false"
          required
          maxlength="254"
          value="${address}"
          ${sentence ? html`aria-describedby="refusal" aria-invalid="true"` : undefined}
        />
        ${
          sentence !== undefined &&
          html`<p class="refusal" role="alert" id="refusal">${icon('problem')}<span>${sentence}</span></p>`
        }
        <div class="acts"><button class="primary" type="submit">Give this address</button></div>
      </form>
      <p>Nothing is sent there before the 18th birthday. We tell ${author} which address you gave us.</p>
      <p>
        You do not have to answer. Without an address, we email it to you when the day is there, so that you can pass it
        on.
      </p>`,
  )

/** `given` is what was written just now; who comes back later is shown no address. */
export const guardianThanksPage = ({ recipientId, name }: Child, author: string, given: string): Html =>
  pageFrame(
    ornament(recipientId, { isLit: true }),
    'Thank you',
    given === ''
      ? html`<p>We have an address for ${name} now. There is nothing more to do.</p>`
      : html`<p>From the 18th birthday on, we write to <strong>${given}</strong>, and not before.</p>
          <p>
            We have told ${author}, who can change it. If our emails do not arrive there, they come to you instead.
          </p>`,
  )

export const guardianEndPage = (heading: string, sentence: string): Html =>
  pageFrame(emptyOrnament, heading, html`<p>${sentence}</p>`)
