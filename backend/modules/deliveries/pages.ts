import { block, unsewnPatch } from '../../kernel/block.ts'
import { dateInWords, html, icon, type Html } from '../../kernel/html.ts'
import { shownName } from '../../kernel/names.ts'
import type { DeliveredContent } from './contract.ts'
import type { Sender } from './queries.ts'

/** The proof of a form: it was rendered by us for this link. */
type Form = { readonly token: string }

const form = ({ token }: Form, action: string, content: Html, name: string): Html =>
  html`<form class="${name}" method="post" action="/api/d/${token}/${action}">${content}</form>`

const refusal = (sentence: string | undefined): Html | undefined =>
  sentence
    ? html`<p class="refusal" role="alert" id="refusal">${icon('problem')}<span>${sentence}</span></p>`
    : undefined

/** One thing to look at and one to do; below, what is true of the page and the way to refuse. */
const frame = (link: Form, seed: string, content: Html, note: string): Html =>
  html`<div class="letter">
      <div class="letter-block">${block(seed, { isLit: true })}</div>
      <div class="letter-words">${content}</div>
    </div>
    <div class="letter-end">
      <p>${note}</p>
      ${form(link, 'decline', html`<button class="quiet" type="submit">I'd rather not receive this</button>`, 'decline')}
    </div>`

/** The envelope: who and when, never the title. */
export const closedPage = (link: Form, sender: Sender, seed: string): Html =>
  frame(
    link,
    seed,
    html`<p class="letter-date">A message was left for you on ${dateInWords(sender.recordedAt)}</p>
      <h1>${shownName(sender.senderName)} left something for you</h1>
      <p>There is no hurry. It will be here whenever you want it.</p>
      <p class="muted">Opening means you accept this message. You can stop at any time.</p>
      ${form(link, 'open', html`<button class="primary" type="submit">Open</button>`, 'open')}`,
    `${shownName(sender.senderName)} wrote down your address for this.`,
  )

export const passcodePage = (
  link: Form,
  { senderName }: Sender,
  hint: string,
  seed: string,
  sentence?: string,
): Html => {
  const name = shownName(senderName)
  const described = [hint && 'hint', sentence && 'refusal'].filter(Boolean).join(' ')
  const field = html`<label for="answer">Passcode</label>
    ${hint ? html`<p class="hint" id="hint">Hint: ${hint}</p>` : undefined}
    <input
      id="answer"
      name="answer"
      type="text"
      autocomplete="off"
      autocapitalize="none"
      spellcheck="false"
      required
      maxlength="200"
      ${described ? html`aria-describedby="${described}"` : undefined}
      ${sentence ? html`aria-invalid="true"` : undefined}
    />
    ${refusal(sentence)}
    <button class="primary" type="submit">Open the message</button>`
  return frame(
    link,
    seed,
    html`<p class="letter-date">From ${name}</p>
      <h1>Show us it is you</h1>
      <p>${name} chose a passcode that you know.</p>
      ${form(link, 'unlock', field, 'unlock')}`,
    `Only you can open this message. ${name} chose how.`,
  )
}

type Medium = DeliveredContent['media'][number]

const player = ({ token }: Form, { id, durationMs }: Medium): Html => {
  const base = `/api/d/${token}/media/${id}`
  return html`<div
    class="player"
    data-player
    data-src="${base}"
    data-peaks="${base}/peaks"
    data-duration-ms="${durationMs ?? 0}"
    data-media-id="${id}"
    data-play-url="/api/d/${token}/play"
  >
    <audio controls preload="metadata" src="${base}"></audio>
  </div>`
}

const keeping = (link: Form, { id }: Medium): Html =>
  form(
    link,
    'download',
    html`<input type="hidden" name="mediaId" value="${id}" /><button class="secondary" type="submit">
        ${icon('copy')}Keep a copy
      </button>`,
    'download',
  )

const paragraphs = (text: string): Html[] =>
  text
    .split(/\n{2,}/)
    .map((part) => html`<p>${part.split('\n').map((line, index) => (index ? html`<br />${line}` : html`${line}`))}</p>`)

const MINUTE_MS = 60_000

const lengthInWords = (ms: number): string => {
  if (ms < MINUTE_MS) return `${Math.max(1, Math.round(ms / 1_000))}\u00A0seconds long`
  const minutes = Math.round(ms / MINUTE_MS)
  return minutes === 1 ? 'about a\u00A0minute long' : `about ${minutes}\u00A0minutes long`
}

/** The message itself. */
export const openPage = (link: Form, content: DeliveredContent, name: string, seed: string): Html => {
  const { title, body, media, recordedAt } = content
  const sender = shownName(content.senderName)
  const lengthMs = media.reduce((sum, { durationMs }) => sum + (durationMs ?? 0), 0)
  return frame(
    link,
    seed,
    html`<p class="letter-date">${dateInWords(recordedAt)}</p>
      <h1>${name}, ${sender} left you a message</h1>
      <p>
        ${sender} ${media.length > 0 ? 'recorded' : 'wrote'} this for you and asked us to give it to you.
        ${lengthMs > 0 && `It is ${lengthInWords(lengthMs)}.`} There is no hurry. It will be here whenever you want it.
      </p>
      ${title ? html`<h2>${title}</h2>` : undefined} ${media.map((medium) => player(link, medium))}
      ${body ? html`<div class="voice">${paragraphs(body)}</div>` : undefined}
      ${media.length > 0 && html`<div class="acts">${media.map((medium) => keeping(link, medium))}</div>`}`,
    `Only you can open this page. ${sender} chose how.`,
  )
}

/** One sentence and nothing else: a link that leads nowhere any more. */
export const endPage = (heading: string, sentence: string): Html =>
  html`<div class="letter">
    <div class="letter-block">${unsewnPatch}</div>
    <div class="letter-words">
      <h1>${heading}</h1>
      <p>${sentence}</p>
    </div>
  </div>`
