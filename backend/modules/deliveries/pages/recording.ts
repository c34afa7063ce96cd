import { html, type Html } from '../../../kernel/page/html.ts'
import { isTimed, linesIn, plainWords, stampOf } from '../../../kernel/words/transcript.ts'
import type { DeliveredContent } from '../contract.ts'
import type { Link } from './frame.ts'

type Medium = DeliveredContent['media'][number]

const baseOf = ({ token }: Link, { id }: Medium): string => `/api/d/${token}/media/${id}`

const film = (link: Link, medium: Medium): Html => {
  const base = baseOf(link, medium)
  return html`<div class="film" data-film data-media-id="${medium.id}" data-play-url="/api/d/${link.token}/play">
    <video controls playsinline preload="metadata" src="${base}/video" aria-label="The video">
      ${
        isTimed(linesIn(medium.transcript)) &&
        html`<track kind="captions" label="Transcript" src="${base}/captions" default />`
      }
    </video>
  </div>`
}

const sound = (link: Link, medium: Medium): Html => {
  const base = baseOf(link, medium)
  return html`<div
    class="player"
    data-player
    data-src="${base}"
    data-peaks="${base}/peaks"
    data-duration-ms="${medium.durationMs ?? 0}"
    data-media-id="${medium.id}"
    data-play-url="/api/d/${link.token}/play"
  >
    <audio controls preload="metadata" src="${base}"></audio>
  </div>`
}

export const paragraphs = (text: string): Html[] =>
  text
    .split(/\n{2,}/)
    .map((part) => html`<p>${part.split('\n').map((line, index) => (index ? html`<br />${line}` : html`${line}`))}</p>`)

/** With times a line each, which the script follows; without, as it was written. */
const words = ({ id, transcript }: Medium): Html => {
  const lines = linesIn(transcript)
  if (!isTimed(lines)) return html`<div class="voice">${paragraphs(plainWords(transcript))}</div>`
  return html`<ol class="voice lines" data-words-of="${id}">
    ${lines.map(({ atMs, text }) =>
      atMs === undefined
        ? html`<li><span>${text}</span></li>`
        : html`<li data-at-ms="${atMs}">
            <span class="line-at">${stampOf(Math.floor(atMs / 1_000) * 1_000)}</span>
            <span>${text}</span>
          </li>`,
    )}
  </ol>`
}

const missing = ({ transcript }: Medium): Html =>
  html`<p class="muted">
    There is one more recording, and we could not keep it whole. We are sorry.
    ${transcript.trim() !== '' && 'The words are here.'}
  </p>`

const played = (link: Link, medium: Medium): Html =>
  medium.kind === 'video' ? film(link, medium) : sound(link, medium)

/** A recording to listen to or to watch, with what is said in it beside it. */
export const recording = (link: Link, medium: Medium, sender: string): Html =>
  html`${medium.isLost ? missing(medium) : played(link, medium)}
  ${
    medium.transcript.trim() !== '' &&
    html`<h2>What ${sender} says</h2>
      <details class="transcript" open>
        <summary>Read the words</summary>
        ${words(medium)}
      </details>`
  }`
