import { dateInWords, html, icon, type Html } from '../../../kernel/page/html.ts'
import { whatWeAre } from '../../../kernel/words/whoWeAre.ts'
import type { AboutAuthor } from '../../../kernel/process/ports.ts'
import type { DeliveredContent } from '../contract.ts'
import type { Delivery } from '../delivery.ts'
import type { From } from '../../../kernel/words/from.ts'
import { framed, ownForm, press, type Link } from './frame.ts'
import { paragraphs, recording } from './recording.ts'
import { replying } from './reply.ts'

const MINUTE_MS = 60_000

const lengthInWords = (ms: number): string => {
  if (ms < MINUTE_MS) return `${Math.max(1, Math.round(ms / 1_000))}\u00A0seconds long`
  const minutes = Math.round(ms / MINUTE_MS)
  return minutes === 1 ? 'about a\u00A0minute long' : `about ${minutes}\u00A0minutes long`
}

type Opened = {
  readonly link: Link
  readonly from: From
  readonly content: DeliveredContent
  readonly name: string
  /** What the house is called. */
  readonly product: string
  readonly state: Delivery
  readonly about: AboutAuthor
  readonly seed: string
  readonly sentence?: string | undefined
}

/** What may be done besides listening: keep it, answer it, or come back. Nobody has to. */
const quietWays = (link: Link): Html =>
  html`<div class="letter-ways keeping">
    ${ownForm(link, 'download', html`<button class="secondary" type="submit">${icon('copy')}Keep a copy</button>`)}
    <button class="quiet" type="button" data-print hidden>Print it</button>
    <a class="way" href="#answering">${icon('heart')}Say thank you</a>
    <a class="way" href="/d/${link.token}?later=1">${icon('clock')}Listen another day</a>
  </div>`

/** The message itself, ways to keep it, and ways to answer. */
export const openPage = ({ link, from, content, name, product, state, about, seed, sentence }: Opened): Html => {
  const { title, body, media, recordedAt, dueOn } = content
  const sender = from.author
  const lengthMs = media.reduce((sum, { durationMs, isLost }) => sum + (isLost ? 0 : (durationMs ?? 0)), 0)
  return framed(
    seed,
    link,
    from,
    html`<p class="letter-date">${dateInWords(recordedAt)}</p>
      <h1>${name}, ${sender} left you a message</h1>
      <p>
        ${sender} ${media.length > 0 ? 'recorded' : 'wrote'} this for you and asked us to give it to you.
        ${dueOn ? `This was due on ${dateInWords(dueOn)}.` : undefined} ${about.sentence}
        ${lengthMs > 0 && `It is ${lengthInWords(lengthMs)}.`} There is no hurry. It will be here whenever you want it.
      </p>
      ${title ? html`<h2>${title}</h2>` : undefined} ${media.map((medium) => recording(link, medium, sender))}
      ${
        body
          ? html`<h2>${sender}’s letter</h2>
              <div class="voice">${paragraphs(body)}</div>`
          : undefined
      }
      ${replying(link, sender, { state, isGone: about.isGone, sentence })}`,
    {
      beside: quietWays(link),
      note: `This page is private to you. ${whatWeAre({ productName: product })}`,
      ways: press(link, 'decline', 'I do not want to keep this', 'quiet'),
    },
  )
}
