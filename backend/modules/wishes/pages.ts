import { dayInWords, html, momentInWords, type Html } from '../../kernel/page/html.ts'
import type { Form } from '../../kernel/page/link.ts'
import { alertOf, pressForm } from '../../kernel/page/linkPage.ts'
import { ornament } from '../../kernel/page/ornament.ts'
import { pageFrame } from '../../kernel/page/pageFrame.ts'
import { NO_WILL, TITLES } from './contract.ts'
import type { openIn } from './wishes.ts'

export type Shown = {
  readonly accountId: string
  readonly author: string
  readonly version: number
  readonly publishedAt: string
  readonly hash: string
  readonly sections: ReturnType<typeof openIn>
  /** What is for a time of illness: they may ask for it, wait for it, or were told no. Undefined where there is none. */
  readonly more: { readonly is: 'may-ask' | 'waiting' | 'denied'; readonly opensAt: string } | undefined
}

const linesOf = (words: string) => words.split(/\r?\n/u).filter((line) => line.trim() !== '')

const askPart = (form: () => Form, { author, more }: Shown): Html | false => {
  if (!more) return false
  if (more.is === 'denied')
    return html`<p>You asked to read what is for a time of illness. ${author} said no for now.</p>`
  if (more.is === 'waiting')
    return html`<p role="status">
      You asked to read what is for a time of illness. ${author} was told. Unless ${author} says no, it opens on
      ${momentInWords(more.opensAt)}. We will email you then.
    </p>`
  const begun = form()
  return html`<h2>If ${author} is unwell</h2>
    <p>
      ${author} wrote something for a time when they cannot speak for themselves. You can ask to read it. We tell
      ${author}, who has time to say no.
    </p>
    ${pressForm(begun, `/wishes/${begun.token}/ask`, { words: 'Ask to read it', look: 'secondary' })}`
}
const readPart = (form: Form, { author }: Shown): Html =>
  html`<p>${author} wrote down what they would like, and chose you to read it. Take the time you need.</p>
    <p>${author} can see that you have read it, and when.</p>
    ${pressForm(form, `/wishes/${form.token}`, { words: 'Read the wishes', look: 'primary' })}`

/** Before anything is shown: its author sees who has read, so reading takes a press. */
export const coverPage = (begin: () => Form, shown: Shown): Html => {
  let begun: Form | undefined
  // Each form sets a cookie, so a page begins one at most, and none where it has nothing to press.
  const form = () => (begun ??= begin())
  const { accountId, author, sections, more } = shown
  const hasForm = sections.length > 0 || more?.is === 'may-ask'
  return pageFrame(
    ornament(accountId, { isLit: true }),
    `The last wishes of ${author}`,
    html`${hasForm && alertOf(form())} ${sections.length > 0 && readPart(form(), shown)} ${askPart(form, shown)}
      <p class="muted">${NO_WILL}</p>`,
  )
}

/** The wishes that are open to whoever pressed. */
export const wishesPage = ({ accountId, author, version, publishedAt, hash, sections }: Shown): Html =>
  pageFrame(
    ornament(accountId, { isLit: true }),
    `The last wishes of ${author}`,
    html`<p>
        <strong>Version ${version}, ${dayInWords(publishedAt)}.</strong> You can print this page. The same link opens it
        again.
      </p>
      ${sections.map(
        ({ name, words }) =>
          html`<h2>${TITLES[name]}</h2>
            ${linesOf(words).map((line) => html`<p>${line}</p>`)}`,
      )}
      <p class="muted">${NO_WILL} Version ${version}, ${dayInWords(publishedAt)}, ${hash.slice(0, 12)}.</p>`,
  )
