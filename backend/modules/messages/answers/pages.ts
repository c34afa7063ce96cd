import { ornament, emptyOrnament } from '../../../kernel/page/ornament.ts'
import { beside, pageFrame } from '../../../kernel/page/pageFrame.ts'
import { html, momentInWords, type Html } from '../../../kernel/page/html.ts'
import { shownName } from '../../../kernel/words/names.ts'
import { dayAnswersTo, type DayAnswer, type Offered } from '../contract/answers.ts'
import { isMoving } from '../contract/status.ts'
import type { Message } from '../message.ts'
import { isTriggered } from '../message/plan.ts'
import { answeredInWords } from './inWords.ts'
import { whyInWords, nameOf } from '../inWords.ts'

export type Answering = {
  readonly token: string
  readonly nonce: string
  readonly authorName: string
  /** Who reported the death that gave it its date. */
  readonly reporters?: readonly string[]
}
export type Wish = 'here' | 'planned' | 'cancel' | 'recall'

const wishes: Readonly<Record<Wish, Offered>> = {
  here: {
    words: 'I’m still here',
    meaning: 'We keep the message until you choose what should happen. Nothing is delivered.',
  },
  planned: { words: 'Send it as planned', meaning: 'It will be sent on this date, as you chose.' },
  cancel: {
    words: 'Cancel this message',
    meaning: 'It will never be delivered. What you recorded and wrote is kept for you.',
  },
  recall: {
    words: 'Take it back',
    meaning: 'Nothing more is sent, and links that were not opened yet no longer open.',
  },
}

/** The choices of a day that the author chose; none where it is asked whether they are there. */
const choicesOf = ({ plan, dueAt, zone }: Message): readonly DayAnswer[] =>
  plan && !isTriggered({ plan }) ? dayAnswersTo({ dueAt, zone, answerRule: plan.answerRule }) : []

const offeredOf = (message: Message, wish: Wish): Offered =>
  choicesOf(message).find(({ action }) => action === wish) ?? wishes[wish]

const whenOf = ({ dueAt, zone }: Message): string => momentInWords(dueAt, zone)

const named = (message: Message): string => nameOf(message, '')

const begunOf = ({ status, claim, zone }: Message): { readonly heading: string; readonly sentence: string } => {
  const at = claim ? momentInWords(claim.holdUntil, zone) : ''
  return status === 'claimed'
    ? {
        heading: 'Delivery has begun',
        sentence: `is on its way. The first email will be sent on ${at}. If you take it back before then, nobody will know.`,
      }
    : {
        heading: 'It was delivered',
        sentence:
          'has reached them. You can still take it back. Anyone who has opened it already has seen it; the others will not.',
      }
}

/** An answer to what is paused moves nothing. */
const IN_A_PAUSE = 'We’ll know that you’re still here. Nothing is sent until we have asked you again.'

type Form = Pick<Answering, 'token' | 'nonce'>
const formOf = (
  { token, nonce }: Form,
  wish: Wish,
  { words, meaning }: Offered,
  look = wish === 'cancel' || wish === 'recall' ? 'danger' : 'primary',
): Html =>
  html`<form class="open" method="post" action="/check/${token}">
      <input type="hidden" name="nonce" value="${nonce}" /><input type="hidden" name="action" value="${wish}" />
      <button class="${look}" type="submit">${words}</button>
    </form>
    <p class="muted">${meaning}</p>`

/** What is not on its way goes on by no link: it is cancelled, or, while it is paused, its author says that they are there. */
const RESTS: Readonly<Partial<Record<Message['status'], (message: Message) => string>>> = {
  held: () => 'is on hold: nothing is sent until you choose.',
  paused: ({ pausedUntil, zone }) => `is paused: nothing is sent until ${momentInWords(pausedUntil, zone)}.`,
}
export const isResting = ({ status }: Message): boolean => status in RESTS

/** What becomes of it, said where it is asked about. */
const unlessAnswered = ({ plan, isConfirmed, status }: Message): string => {
  if (plan?.answerRule === 'always') return 'It will be sent on its date whether or not you answer, until you stop it.'
  if (isConfirmed) return 'You told us to send it as planned. You can still stop it.'
  if (status === 'stalled')
    return 'One of your addresses did not accept our email, so the date may move until one does. Then, if we do not hear from you, we will deliver it.'
  return 'If we do not hear from you, we will deliver it.'
}

/** What is asked, of whom; a document is called by it, without a name. */
export const questionOf = (message: Message, wish: Wish, who = ''): string => {
  if (wish === 'recall') return begunOf(message).heading
  if (wish === 'cancel') return 'Cancel this message?'
  const isOfItsDay = !isResting(message) && choicesOf(message).length > 0
  return `${isOfItsDay ? 'What should happen to it' : 'Are you there'}${who}?`
}

/** One question and one button; reading the page changes nothing. */
export const askPage = ({ token, nonce, authorName, reporters }: Answering, message: Message, wish: Wish): Html => {
  const question = questionOf(message, wish, authorName && `, ${shownName(authorName)}`)
  if (wish === 'recall')
    return pageFrame(
      ornament(message.messageId, { isLit: true }),
      question,
      html`<p>Your message ${named(message)} ${begunOf(message).sentence}</p>
        ${formOf({ token, nonce }, wish, wishes[wish])}`,
    )
  const rests = RESTS[message.status]
  if (rests)
    return pageFrame(
      ornament(message.messageId, { isLit: false }),
      question,
      html`<p>Your message ${named(message)} ${rests(message)}</p>
        ${formOf({ token, nonce }, wish, { ...wishes[wish], ...(wish === 'here' && { meaning: IN_A_PAUSE }) })}
        ${wish === 'here' && html`<p class="choices"><a href="/check/${token}?do=cancel">${wishes.cancel.words}</a></p>`}`,
    )
  const why = whyInWords(message, reporters)
  const isToChoose = wish !== 'cancel' && choicesOf(message).length > 0
  return beside(
    ornament(message.messageId, { isLit: true }),
    html`<p class="letter-date">Will be sent on ${whenOf(message)}</p>
      <h1>${question}</h1>
      ${why !== '' && html`<p>${why}</p>`}
      <p>Your message ${named(message)} is on its way. ${unlessAnswered(message)}</p>
      ${isToChoose ? bothAnswers({ token, nonce }, message) : oneAnswer({ token, nonce }, message, wish)}`,
  )
}

const linkTo = (token: string, message: Message, wish: Wish): Html =>
  html`<a href="/check/${token}?do=${wish}">${offeredOf(message, wish).words}</a> `

/** Sent on its day, or kept: neither is the one that is expected. */
const bothAnswers = (form: Form, message: Message): Html =>
  html`${choicesOf(message).map((choice) => formOf(form, choice.action, choice, 'secondary'))}
    <p class="choices">${linkTo(form.token, message, 'cancel')}</p>`

const oneAnswer = (form: Form, message: Message, wish: Wish): Html => {
  const choices = choicesOf(message).map(({ action }) => action)
  const answers: readonly Wish[] = choices.length > 0 ? choices : ['here', 'planned']
  const others = [...answers, 'cancel' as const].filter((other) => other !== wish)
  return html`${formOf(form, wish, offeredOf(message, wish))}
    <p class="choices">${others.map((other) => linkTo(form.token, message, other))}</p>`
}

/** Programs that look through mail press buttons too. The number in the mail tells a person from them. */
export const numberPage = (
  {
    token,
    nonce,
    action,
    numbers,
  }: {
    readonly token: string
    readonly nonce: string
    readonly action: Wish
    readonly numbers: readonly number[]
  },
  message: Message,
): Html =>
  beside(
    ornament(message.messageId, { isLit: true }),
    html`<h1>Which number did we email you?</h1>
      <p>
        One more step, so that we know it is you: “${offeredOf(message, action).words}”. Press the number our email
        gives you.
      </p>
      <form class="open numbers" method="post" action="/check/${token}">
        <input type="hidden" name="nonce" value="${nonce}" /><input type="hidden" name="action" value="${action}" />
        ${numbers.map(
          (number) => html`<button class="secondary" type="submit" name="number" value="${number}">${number}</button> `,
        )}
      </form>`,
  )

/** A number that is not the mail's ends its page: whoever holds the mail begins anew, a program has had its try. */
export const wrongPage = ({ token, action }: { readonly token: string; readonly action: Wish }): Html =>
  pageFrame(
    emptyOrnament,
    'That’s not the right number',
    html`<p role="alert">Nothing has changed. Look in the email once more, and begin again here.</p>
      <p class="choices"><a href="/check/${token}?do=${action}">Begin again</a></p>`,
  )

/** The way to a message's own page. */
export const messageLink = (origin: string, messageId: string): Html =>
  html`<p><a href="${origin}/future-messages/${messageId}">Open the message</a> (you may have to sign in)</p>`

export type Told = 'recalled' | 'delivered' | 'already cancelled' | 'answered in a pause'

/**
 * What the answer did; `what` says it of the delivery before, where the message itself is on its way again, or of one
 * that had been cancelled before the answer.
 */
export const answeredPage = (
  message: Message,
  { origin, token }: { readonly origin: string; readonly token: string },
  what?: Told,
): Html => {
  const { messageId, status } = message
  const { heading, sentence, isCancellable = false } = answeredInWords(message, what)
  const next =
    what && isMoving(status) ? `The next one is planned for ${whenOf(message)}. We’ll check in with you before.` : ''
  return pageFrame(
    ornament(messageId, { isLit: false }),
    heading,
    html`<p>${sentence} ${next}</p>
      ${messageLink(origin, messageId)}
      ${isCancellable && html`<p class="choices"><a href="/check/${token}?do=cancel">Cancel this message</a></p>`}`,
  )
}

/** A link that leads nowhere, and the way on where there is one. */
export const endPage = (heading: string, sentence: string, wayOn?: Html): Html =>
  pageFrame(
    emptyOrnament,
    heading,
    html`<p>${sentence}</p>
      ${wayOn}`,
  )
