import { block, unsewnPatch } from '../../kernel/block.ts'
import { dateInWords, html, type Html } from '../../kernel/html.ts'
import { shownName } from '../../kernel/names.ts'
import type { Message } from './message.ts'

export type Answering = { readonly token: string; readonly nonce: string; readonly authorName: string }
export type Wish = 'here' | 'planned' | 'cancel' | 'recall'

const wishes: Readonly<Record<Wish, { readonly button: string; readonly meaning: string }>> = {
  here: {
    button: "I'm still here",
    meaning: 'We keep the message and ask you what should happen. Nothing is delivered.',
  },
  planned: { button: 'Send it as planned', meaning: 'It goes out on this date, as you chose.' },
  cancel: {
    button: 'Cancel this message',
    meaning: 'It will never be delivered. What you recorded and wrote is kept for you.',
  },
  recall: {
    button: 'Take it back',
    meaning: 'Nothing more is sent, and links that were not opened yet no longer open.',
  },
}

const timeIn = (zone: string) => (at: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    new Date(at),
  )

const whenOf = ({ dueAt, zone }: Message): string => `${dateInWords(dueAt, zone)} at ${timeIn(zone)(dueAt)} (${zone})`

const frame = (picture: Html, content: Html): Html =>
  html`<div class="letter">
    <div class="letter-block">${picture}</div>
    <div class="letter-words">${content}</div>
  </div>`

const begunOf = ({ status, claim, zone }: Message): { readonly heading: string; readonly sentence: string } => {
  const at = claim ? `${dateInWords(claim.holdUntil, zone)} at ${timeIn(zone)(claim.holdUntil)} (${zone})` : ''
  return status === 'claimed'
    ? {
        heading: 'Delivery has begun',
        sentence: `The first mail leaves on ${at}. If you take it back before, nobody hears of it.`,
      }
    : {
        heading: 'It was delivered',
        sentence: 'You can still take it back. Whoever has opened it already has seen it; the others will not.',
      }
}

const formOf = ({ token, nonce }: Pick<Answering, 'token' | 'nonce'>, wish: Wish): Html => {
  const { button, meaning } = wishes[wish]
  return html`<form class="open" method="post" action="/check/${token}">
      <input type="hidden" name="nonce" value="${nonce}" /><input type="hidden" name="action" value="${wish}" />
      <button class="${wish === 'cancel' || wish === 'recall' ? 'danger' : 'primary'}" type="submit">${button}</button>
    </form>
    <p class="muted">${meaning}</p>`
}

/** One question and one button; reading the page changes nothing. */
export const askPage = ({ token, nonce, authorName }: Answering, message: Message, wish: Wish): Html => {
  if (wish === 'recall') {
    const { heading, sentence } = begunOf(message)
    return frame(
      block(message.messageId, { isLit: true }),
      html`<h1>${heading}</h1>
        <p>Your message ${message.title ? `“${message.title}”` : ''} is on its way. ${sentence}</p>
        ${formOf({ token, nonce }, wish)}`,
    )
  }
  const isAlways = message.plan?.answerRule === 'always'
  const others = (['here', 'planned', 'cancel'] as const).filter((other) => other !== wish)
  return frame(
    block(message.messageId, { isLit: true }),
    html`<p class="letter-date">Goes out on ${whenOf(message)}</p>
      <h1>Are you there${authorName && `, ${shownName(authorName)}`}?</h1>
      <p>
        Your message ${message.title ? `“${message.title}”` : ''} is on its way.
        ${
          isAlways
            ? 'It goes out on its date whether or not you answer, until you stop it.'
            : 'If we do not hear from you, we will deliver it.'
        }
      </p>
      ${formOf({ token, nonce }, wish)}
      <p class="choices">
        ${others.map((other) => html`<a href="/check/${token}?do=${other}">${wishes[other].button}</a> `)}
      </p>`,
  )
}

/** Programs that look through mail press buttons too. The number in the mail tells a person from them. */
export const numberPage = (
  {
    token,
    nonce,
    action,
    numbers,
    isWrong,
  }: {
    readonly token: string
    readonly nonce: string
    readonly action: Wish
    readonly numbers: readonly number[]
    readonly isWrong: boolean
  },
  message: Message,
): Html =>
  frame(
    block(message.messageId, { isLit: true }),
    html`<h1>Which number is in our mail?</h1>
      ${isWrong && html`<p role="alert">That was another number. Nothing has changed. Look in the mail once more.</p>`}
      <p>One more step, so that we know it is you: “${wishes[action].button}”. Press the number our mail gives you.</p>
      <form class="open numbers" method="post" action="/check/${token}">
        <input type="hidden" name="nonce" value="${nonce}" /><input type="hidden" name="action" value="${action}" />
        ${numbers.map((number) => html`<button type="submit" name="number" value="${number}">${number}</button> `)}
      </form>`,
  )

const tooLate = {
  heading: 'Delivery has begun',
  sentence: 'Your answer came after it, so it can no longer be stopped here.',
}

const said: Readonly<Record<string, { readonly heading: string; readonly sentence: string }>> = {
  held: {
    heading: 'We are glad to hear from you',
    sentence: 'Your message is on hold and nothing is delivered. Sign in to choose a new date or to cancel it.',
  },
  recalled: {
    heading: 'You took it back',
    sentence: 'Nothing more is sent. What you recorded and wrote is kept for you.',
  },
  cancelled: { heading: 'This message is cancelled', sentence: 'It will not be delivered.' },
  scheduled: {
    heading: 'Thank you',
    sentence: 'Nothing is being asked yet. We will write to you two days and one day before the date.',
  },
  claimed: tooLate,
  delivering: tooLate,
  delivered: { heading: 'This message was delivered', sentence: 'Sign in to see when it was opened.' },
  undeliverable: {
    heading: 'This message could not be delivered',
    sentence: 'No address of its recipients accepted our mail. It is kept.',
  },
  confirmed: {
    heading: 'It goes out as planned',
    sentence: 'Thank you for telling us. You can still change or cancel it until delivery begins.',
  },
}

/** What the answer did. */
export const answeredPage = (message: Message, origin: string): Html => {
  const { heading, sentence } = said[message.status] ?? said['confirmed'] ?? { heading: '', sentence: '' }
  return frame(
    block(message.messageId, { isLit: false }),
    html`<h1>${heading}</h1>
      <p>${sentence}</p>
      <p><a href="${origin}/future-messages/${message.messageId}">Open the message</a> (you may have to sign in)</p>`,
  )
}

export const endPage = (heading: string, sentence: string): Html =>
  frame(
    unsewnPatch,
    html`<h1>${heading}</h1>
      <p>${sentence}</p>`,
  )
