import { dateInWords, html, icon, type Html } from '../../../kernel/page/html.ts'
import { shownName } from '../../../kernel/words/names.ts'
import type { DeliveredContent } from '../contract.ts'
import type { Delivery } from '../delivery.ts'
import { form, frame, press, type Link } from './frame.ts'
import { paragraphs, recording } from './recording.ts'
import { answering } from './reply.ts'

const MINUTE_MS = 60_000

const lengthInWords = (ms: number): string => {
  if (ms < MINUTE_MS) return `${Math.max(1, Math.round(ms / 1_000))}\u00A0seconds long`
  const minutes = Math.round(ms / MINUTE_MS)
  return minutes === 1 ? 'about a\u00A0minute long' : `about ${minutes}\u00A0minutes long`
}

type Opened = {
  readonly link: Link
  readonly content: DeliveredContent
  readonly name: string
  readonly state: Delivery
  readonly seed: string
  readonly sentence?: string | undefined
}

/** The message itself, ways to keep it, and ways to answer. */
export const openPage = ({ link, content, name, state, seed, sentence }: Opened): Html => {
  const { title, body, media, recordedAt, dueOn } = content
  const sender = shownName(content.senderName)
  const lengthMs = media.reduce((sum, { durationMs, isLost }) => sum + (isLost ? 0 : (durationMs ?? 0)), 0)
  return frame(
    seed,
    html`<p class="letter-date">${dateInWords(recordedAt)}</p>
      <h1>${name}, ${sender} left you a message</h1>
      <p>
        ${sender} ${media.length > 0 ? 'recorded' : 'wrote'} this for you and asked us to give it to you.
        ${dueOn ? `This was due on ${dateInWords(dueOn)}.` : undefined}
        ${lengthMs > 0 && `It is ${lengthInWords(lengthMs)}.`} There is no hurry. It will be here whenever you want it.
      </p>
      ${title ? html`<h2>${title}</h2>` : undefined} ${media.map((medium) => recording(link, medium))}
      ${body ? html`<div class="voice">${paragraphs(body)}</div>` : undefined}
      <div class="acts keeping">
        ${form(link, 'download', html`<button class="secondary" type="submit">${icon('copy')}Keep a copy</button>`)}
        <button class="secondary" type="button" data-print hidden>Print</button>
      </div>
      ${answering(link, sender, state, sentence)}`,
    `This page is private to you. ${sender} chose how you open it.`,
    press(link, 'decline', 'I do not want to keep this', 'quiet'),
  )
}
