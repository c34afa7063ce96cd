import { litBlock } from '../../kernel/block.ts'
import { dateInWords, html, type Html } from '../../kernel/html.ts'
import type { DeliveredContent } from './contract.ts'
import type { Sender } from './queries.ts'

/** The proof of a form: it was rendered by us for this link. */
type Form = { readonly token: string }

const form = ({ token }: Form, action: string, content: Html, name: string): Html =>
  html`<form class="${name}" method="post" action="/api/d/${token}/${action}">${content}</form>`

const refusal = (sentence: string | undefined): Html | undefined =>
  sentence ? html`<p class="refusal" role="alert" id="refusal">${sentence}</p>` : undefined

const decline = (link: Form) =>
  form(link, 'decline', html`<button class="quiet" type="submit">I'd rather not receive this</button>`, 'decline')

const frame = (seed: string, content: Html): Html =>
  html`<div class="letter">
    <div class="letter-block">${litBlock(seed)}</div>
    <div class="letter-words">${content}</div>
  </div>`

/** The envelope: who and when, never the title. */
export const closedPage = (link: Form, sender: Sender, seed: string): Html =>
  frame(
    seed,
    html`<p class="letter-date">A message was left for you on ${dateInWords(sender.recordedAt)}</p>
      <h1>${sender.senderName} left something for you</h1>
      <p>There is no hurry. It will be here whenever you want it.</p>
      <p class="muted">Opening means you accept this message. You can stop at any time.</p>
      ${form(link, 'open', html`<button class="primary" type="submit">Open</button>`, 'open')} ${decline(link)}`,
  )

export const passcodePage = (link: Form, sender: Sender, hint: string, seed: string, sentence?: string): Html =>
  frame(
    seed,
    html`<p class="letter-date">From ${sender.senderName}</p>
      <h1>Show us it is you</h1>
      <p>${sender.senderName} chose a passcode that you know.</p>
      ${refusal(sentence)}
      ${form(
        link,
        'unlock',
        html`<label for="answer">Passcode</label>
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
            aria-describedby="${hint ? 'hint ' : ''}${sentence ? 'refusal' : ''}"
            ${sentence ? html`aria-invalid="true"` : undefined}
          />
          <button class="primary" type="submit">Open the message</button>`,
        'unlock',
      )}
      ${decline(link)}`,
  )

const player = ({ token }: Form, { id, durationMs }: DeliveredContent['media'][number]): Html => {
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
    </div>
    ${form(
      { token },
      'download',
      html`<input type="hidden" name="mediaId" value="${id}" /><button class="secondary" type="submit">
          Keep a copy
        </button>`,
      'download',
    )}`
}

const paragraphs = (text: string): Html[] =>
  text
    .split(/\n{2,}/)
    .map((part) => html`<p>${part.split('\n').map((line, index) => (index ? html`<br />${line}` : html`${line}`))}</p>`)

/** The message itself. */
export const openPage = (link: Form, content: DeliveredContent, name: string, seed: string): Html =>
  frame(
    seed,
    html`<p class="letter-date">${dateInWords(content.recordedAt)}</p>
      <h1>${name}, ${content.senderName} left you a message</h1>
      <p>
        ${content.senderName} made this on ${dateInWords(content.recordedAt)} and asked us to give it to you. There is
        no hurry. It will be here whenever you want it.
      </p>
      ${content.title ? html`<h2>${content.title}</h2>` : undefined}
      ${content.media.map((medium) => player(link, medium))}
      ${content.body ? html`<div class="voice">${paragraphs(content.body)}</div>` : undefined}
      <p class="muted">Only you can open this page. ${content.senderName} chose how.</p>
      ${decline(link)}`,
  )

/** One sentence and nothing else: a link that leads nowhere any more. */
export const endPage = (heading: string, sentence: string): Html =>
  html`<div class="letter">
    <div class="letter-words">
      <h1>${heading}</h1>
      <p>${sentence}</p>
    </div>
  </div>`
