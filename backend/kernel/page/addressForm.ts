import { html, icon, type Html } from './html.ts'
import type { Form } from './link.ts'

/** Why a form was not taken, above or below what it is about; a field names it by the id. */
export const refusal = (sentence: string | undefined): Html | undefined =>
  sentence
    ? html`<p class="refusal" role="alert" id="refusal">${icon('problem')}<span>${sentence}</span></p>`
    : undefined

/**
 * The form in which somebody gives us the address of another; `address` is what was written before, where the page comes
 * back.
 */
export const addressForm = (
  { nonce, sentence }: Pick<Form, 'nonce' | 'sentence'>,
  { action, label, address }: { readonly action: string; readonly label: string; readonly address: string },
): Html =>
  html`<form class="give-address" method="post" action="${action}">
    <input type="hidden" name="nonce" value="${nonce}" />
    <label for="address">${label}</label>
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
    ${refusal(sentence)}
    <div class="acts"><button class="primary" type="submit">Give this address</button></div>
  </form>`
