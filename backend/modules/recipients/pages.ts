import { UNDO_DAYS } from '../../kernel/words/refusals.ts'
import { ornament, emptyOrnament } from '../../kernel/page/ornament.ts'
import { pageFrame } from '../../kernel/page/pageFrame.ts'
import { html, type Html } from '../../kernel/page/html.ts'
import { shownName } from '../../kernel/words/names.ts'
import type { Recipient } from './recipient.ts'

/** `again` asks for a press once more. */
type Link = {
  readonly token: string
  readonly nonce: string
  readonly author: string
  readonly again?: string | undefined
}

const button = ({ token, nonce }: Link, action: string, look: 'primary' | 'secondary' | 'quiet', words: string): Html =>
  html`<form method="post" action="/api/d/${token}/${action}">
    <input type="hidden" name="nonce" value="${nonce}" />
    <button class="${look}" type="submit">${words}</button>
  </form>`

const asked = ({ again }: Link): Html | false => again !== undefined && html`<p role="alert">${again}</p>`
const stranger = (link: Link) => button(link, 'wrong-person', 'quiet', 'This isn’t me')

/** A question that has two equal answers; opening the page says nothing. */
export const invitationPage = (link: Link, { recipientId, name, isChild }: Recipient): Html => {
  const author = shownName(link.author)
  return pageFrame(
    ornament(recipientId, { isLit: true }),
    `May ${author} leave a message for you?`,
    html`${asked(link)}
      <p>
        ${name}, ${author} would like to leave you a message here for a later day. You would get one email from us when
        it is there, and nothing before.
      </p>
      ${isChild && html`<p>${author} says that this is a guardian’s address: the message would come to you.</p>`}
      <p>There is no hurry. You can change your answer for ${UNDO_DAYS} days, on this same page.</p>
      <div class="acts">
        ${button(link, 'consent', 'primary', 'Yes, that is all right')}
        ${button(link, 'refuse', 'secondary', 'I’d rather not')}
      </div>
      ${stranger(link)}`,
  )
}

export const answeredPage = (link: Link, { consent, recipientId }: Recipient): Html => {
  const author = shownName(link.author)
  if (consent === 'wrong-person')
    return pageFrame(
      emptyOrnament,
      'Thank you for telling us',
      html`${asked(link)}
        <p>
          Nothing more from ${author} comes to this address. We tell ${author} that our email reached someone else, and
          nothing about you.
        </p>
        <div class="acts">${button(link, 'consent', 'secondary', 'It is me after all, and yes')}</div>`,
    )
  if (consent === 'declined')
    return pageFrame(
      emptyOrnament,
      'Nothing will come',
      html`${asked(link)}
        <p>
          That is all right. ${author} cannot choose you for a message. If you change your mind within ${UNDO_DAYS}
          days, say so here.
        </p>
        <div class="acts">${button(link, 'consent', 'secondary', 'I would like to receive it after all')}</div>
        ${stranger(link)}`,
    )
  return pageFrame(
    ornament(recipientId, { isLit: true }),
    'Thank you',
    html`${asked(link)}
      <p>We write to you when ${author} has something for you. You can still say no, here or on any email.</p>
      <div class="acts">${button(link, 'refuse', 'secondary', 'I’d rather not')}</div>
      ${stranger(link)}`,
  )
}

export const refusedPage = (sentence: string): Html =>
  pageFrame(emptyOrnament, 'This link no longer works', html`<p>${sentence}</p>`)
