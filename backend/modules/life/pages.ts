import { block, unsewnPatch } from '../../kernel/block.ts'
import { framed } from '../../kernel/framed.ts'
import { html, type Html } from '../../kernel/html.ts'
import type { Contact } from './life.ts'

export type Form = {
  readonly token: string
  readonly nonce: string
  readonly author: string
  /** The button was pressed in a way that a program might have. */
  readonly isAgain: boolean
}

const button = ({ token, nonce }: Form, action: 'accept' | 'decline', words: string, look = 'secondary'): Html =>
  html`<form method="post" action="/trusted/${token}/${action}">
    <input type="hidden" name="nonce" value="${nonce}" />
    <button class="${look}" type="submit">${words}</button>
  </form>`

const onceMore = ({ isAgain }: Form): Html | false =>
  isAgain &&
  html`<p role="alert">
    Please press the button once more. Programs that look through mail press buttons too, so nothing has changed yet.
  </p>`

const whatItIs = (author: string): Html =>
  html`<p>
      ${author} leaves messages here for a later day, and we ask ${author} before one goes out. If no address of
      ${author}'s takes our mail any more, we write to you, so that somebody who knows them hears of it. We also write
      when we cannot reach somebody a message is for.
    </p>
    <p>You never see what ${author} has left here: no message, no recording, no title. You need no account.</p>`

/** A question with two equal answers; opening the page says nothing. */
const askPage = (form: Form, { contactId, name }: Contact): Html =>
  framed(
    block(contactId, { isLit: true }),
    `May ${form.author} name you as a trusted contact?`,
    html`${onceMore(form)}
      <p>Dear ${name},</p>
      ${whatItIs(form.author)}
      <p>There is no hurry, and you can change your answer later, on this same page.</p>
      <div class="acts">
        ${button(form, 'accept', 'Yes, you may write to me', 'primary')} ${button(form, 'decline', "I'd rather not")}
      </div>`,
  )

const acceptedPage = (form: Form, { contactId }: Contact): Html =>
  framed(
    block(contactId, { isLit: true }),
    `You are a trusted contact of ${form.author}`,
    html`${onceMore(form)}
      <p>Thank you. There is nothing to do now.</p>
      ${whatItIs(form.author)}
      <div class="acts">${button(form, 'decline', "I'd rather not any more")}</div>`,
  )

const declinedPage = (form: Form): Html =>
  framed(
    unsewnPatch,
    'We do not write to you about it',
    html`${onceMore(form)}
      <p>That is all right. If you change your mind within 30 days, say so here.</p>
      <div class="acts">${button(form, 'accept', 'I would like to be a trusted contact after all')}</div>`,
  )

/** Where a contact stands, and what they may say. */
export const contactPage = (form: Form, contact: Contact): Html => {
  if (contact.status === 'accepted') return acceptedPage(form, contact)
  return contact.status === 'declined' ? declinedPage(form) : askPage(form, contact)
}

export const endPage = (heading: string, sentence: string): Html =>
  framed(unsewnPatch, heading, html`<p>${sentence}</p>`)
