import { isBegun } from '../contract/status.ts'
import { ornament } from '../../../kernel/page/ornament.ts'
import { html, momentInWords, type Html } from '../../../kernel/page/html.ts'
import type { Form } from '../../../kernel/page/link.ts'
import { alertOf, pressForm } from '../../../kernel/page/linkPage.ts'
import { pageFrame } from '../../../kernel/page/pageFrame.ts'
import { occasionDay } from '../inWords.ts'
import { FURTHEST_DAYS } from '../contract/forms.ts'
import type { Announcer } from './announcers.ts'
import type { Message } from '../message.ts'

const DAY_MS = 86_400_000
const dayAt = (ms: number): string => new Date(ms).toISOString().slice(0, 10)

type Shown = {
  readonly form: () => Form
  readonly author: string
  readonly contact: Announcer
  /** Who said it, or took it back, where that is another contact; as the author calls them. */
  readonly other: string
  readonly state: Message
  readonly now: string
  /** The day that was given before, where the page comes back. */
  readonly date: string | undefined
}

const dayForm = (asked: Form, { now, date }: Shown, words: string, look: 'primary' | 'secondary'): Html => {
  const today = Date.parse(now)
  return html`<form class="ask-to-wait" method="post" action="/trusted/${asked.token}/announce">
    <input type="hidden" name="nonce" value="${asked.nonce}" />
    <label for="date">The day it happens</label>
    <input
      id="date"
      name="date"
      type="date"
      min="${dayAt(today - FURTHEST_DAYS * DAY_MS)}"
      max="${dayAt(today + FURTHEST_DAYS * DAY_MS)}"
      value="${date || dayAt(today)}"
      required
    />
    <div class="acts"><button class="${look}" type="submit">${words}</button></div>
  </form>`
}

/** What was said last of the same occasion, and counts no more: it is asked again. */
const fallenLine = ({ author, contact, other, state: { fallen, armed } }: Shown): string => {
  if (!fallen || fallen.occasion !== armed?.occasion) return ''
  const was = `We were told it is on ${occasionDay(fallen.date)}`
  switch (fallen.by) {
    case 'author':
      return `${was}. ${author} answered us that it is too early. When it happens, please tell us again.`
    case 'departure':
      return `${was}, by someone who is no trusted contact any more, so it does not count. Does it happen? Tell us.`
    case 'contact':
      return fallen.contactId === contact.id
        ? `${was}, and you took it back.`
        : `${was}, and ${other} took it back. Does it happen on another day? Tell us.`
  }
}

const askPage = (shown: Shown): Html => {
  const { form, author, contact, state } = shown
  const asked = form()
  const before = fallenLine(shown)
  return pageFrame(
    ornament(contact.id, { isLit: true }),
    'Has it happened, or is the day known?',
    html`${alertOf(asked)}
      <p>Dear ${contact.name},</p>
      ${before !== '' && html`<p role="status"><strong>${before}</strong></p>`}
      <p>${author} left something here for the day when this happens, and asked you to tell us:</p>
      <p><strong>“${state.armed?.occasion ?? ''}”</strong></p>
      <p>
        Once you tell us, we check with ${author} twice before anything is sent, and it takes two days at least.
        ${author} can say that it is too early. You do not see what it is, or who it is for.
      </p>
      ${dayForm(asked, shown, 'It happens on that day', 'primary')}
      <p>If it has not happened, there is nothing you must do. You can come back to this page at any time.</p>`,
  )
}

/** What was said, by whoever it was, and how to say that it is wrong. */
const toldPage = (shown: Shown): Html => {
  const { form, author, contact, other, state } = shown
  const { announced, armed, dueAt, zone } = state
  const asked = form()
  const day = announced ? occasionDay(announced.date) : ''
  const isOwn = announced?.contactId === contact.id
  return pageFrame(
    ornament(contact.id, { isLit: true }),
    isOwn ? 'Thank you for telling us' : `${other} told us it is on ${day}`,
    html`${alertOf(asked)}
      <p>${isOwn ? 'You' : other} told us: “${armed?.occasion ?? ''}”, on ${day}.</p>
      <p>
        We check with ${author} twice. Unless ${author} says that it is too early, what was left for this day is sent on
        ${momentInWords(dueAt, zone)} at the earliest.
      </p>
      <h2>Is that wrong? Tell us</h2>
      <p>If it is another day, choose it here. We tell ${author} and everybody else who was named for this.</p>
      ${dayForm(asked, { ...shown, date: shown.date ?? announced?.date }, 'It is on this day', 'secondary')}
      <p>If it does not happen, take it back, and nothing is sent.</p>
      <div class="acts">
        ${pressForm(asked, `/trusted/${asked.token}/unannounce`, { words: 'Take it back', look: 'secondary' })}
      </div>`,
  )
}

const begunPage = ({ contact }: Shown): Html =>
  pageFrame(
    ornament(contact.id, { isLit: true }),
    'Thank you for telling us',
    html`<p>What was left for this day is being delivered, or was. There is nothing more to do.</p>`,
  )

/** What somebody is asked who may say that an occasion has come, or what became of what was said. */
export const announcePage = (shown: Shown): Html => {
  const { status, announced } = shown.state
  if (!announced) return askPage(shown)
  if (isBegun(status)) return begunPage(shown)
  return toldPage(shown)
}
