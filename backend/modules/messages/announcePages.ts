import { isBegun } from './contract/status.ts'
import { block, unsewnPatch } from '../../kernel/page/block.ts'
import { html, momentInWords, type Html } from '../../kernel/page/html.ts'
import type { Form } from '../../kernel/page/link.ts'
import { alertOf, pressForm } from '../../kernel/page/linkPage.ts'
import { pageFrame } from '../../kernel/page/pageFrame.ts'
import { FURTHEST_DAYS } from './contract/announce.ts'
import type { Announcer } from './announcers.ts'
import type { Message } from './message.ts'

const DAY_MS = 86_400_000
const dayAt = (ms: number): string => new Date(ms).toISOString().slice(0, 10)
const dayWords = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

type Shown = {
  readonly form: () => Form
  readonly author: string
  readonly contact: Announcer
  readonly state: Message
  readonly now: string
  /** The day that was given before, where the page comes back. */
  readonly date: string | undefined
}

const askPage = ({ form, author, contact, state, now, date }: Shown): Html => {
  const asked = form()
  const today = Date.parse(now)
  return pageFrame(
    block(contact.id, { isLit: true }),
    'Has it happened, or is the day known?',
    html`${alertOf(asked)}
      <p>Dear ${contact.name},</p>
      <p>${author} left something here for the day when this happens, and asked you to tell us:</p>
      <p><strong>“${state.armed?.occasion ?? ''}”</strong></p>
      <p>
        Once you tell us, we check with ${author} twice before anything is sent, and it takes two days at least.
        ${author} can say that it is too early. You do not see what it is, or who it is for.
      </p>
      <form class="ask-to-wait" method="post" action="/trusted/${asked.token}/announce">
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
        <div class="acts"><button class="primary" type="submit">It happens on that day</button></div>
      </form>
      <p>If it has not happened, there is nothing you must do. You can come back to this page at any time.</p>`,
  )
}

const toldPage = ({ form, author, contact, state }: Shown): Html => {
  const asked = form()
  const { announced, armed, dueAt, zone } = state
  const day = announced ? dayWords.format(new Date(`${announced.date}T00:00:00Z`)) : ''
  return pageFrame(
    block(contact.id, { isLit: true }),
    'Thank you for telling us',
    html`${alertOf(asked)}
      <p>You told us: “${armed?.occasion ?? ''}”, on ${day}.</p>
      <p>
        We check with ${author} twice. Unless ${author} says that it is too early, what was left for this day goes out
        on ${momentInWords(dueAt, zone)} at the earliest.
      </p>
      <p>Was it a mistake, or is it another day? Then take it back here, and nothing goes out.</p>
      <div class="acts">
        ${pressForm(asked, `/trusted/${asked.token}/unannounce`, { words: 'Take it back', look: 'secondary' })}
      </div>`,
  )
}

const otherPage = ({ author, contact }: Shown): Html =>
  pageFrame(
    block(contact.id, { isLit: true }),
    'Someone else has told us already',
    html`<p>Thank you. We are checking with ${author}, and there is nothing more to do.</p>`,
  )

const begunPage = ({ contact }: Shown): Html =>
  pageFrame(
    block(contact.id, { isLit: true }),
    'Thank you for telling us',
    html`<p>What was left for this day is being delivered, or was. There is nothing more to do.</p>`,
  )

/** What somebody is asked who may say that an occasion has come, or what became of what was said. */
export const announcePage = (shown: Shown): Html => {
  const { status, announced } = shown.state
  if (!announced) return askPage(shown)
  if (isBegun(status)) return begunPage(shown)
  return announced.contactId === shown.contact.id ? toldPage(shown) : otherPage(shown)
}

export const overPage = (heading: string, sentence: string): Html =>
  pageFrame(unsewnPatch, heading, html`<p>${sentence}</p>`)
