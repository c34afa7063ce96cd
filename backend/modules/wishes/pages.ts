import { dateInWords, html, type Html } from '../../kernel/page/html.ts'
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
}

const linesOf = (words: string) => words.split(/\r?\n/u).filter((line) => line.trim() !== '')

/** Before anything is shown: its author sees who has read, so reading takes a press. */
export const coverPage = (form: Form, { accountId, author }: Shown): Html =>
  pageFrame(
    ornament(accountId, { isLit: true }),
    `The last wishes of ${author}`,
    html`${alertOf(form)}
      <p>${author} wrote down what they would like, and chose you to read it. Take the time you need.</p>
      <p>${author} can see that you have read it, and when.</p>
      ${pressForm(form, `/wishes/${form.token}`, { words: 'Read the wishes', look: 'primary' })}
      <p class="muted">${NO_WILL}</p>`,
  )

/** The wishes that are open to whoever pressed. */
export const wishesPage = ({ accountId, author, version, publishedAt, hash, sections }: Shown): Html =>
  pageFrame(
    ornament(accountId, { isLit: true }),
    `The last wishes of ${author}`,
    html`<p>
        <strong>Version ${version}, ${dateInWords(publishedAt)}.</strong> You can print this page. The same link opens
        it again.
      </p>
      ${sections.map(
        ({ name, words }) =>
          html`<h2>${TITLES[name]}</h2>
            ${linesOf(words).map((line) => html`<p>${line}</p>`)}`,
      )}
      <p class="muted">${NO_WILL} Version ${version}, ${dateInWords(publishedAt)}, ${hash.slice(0, 12)}.</p>`,
  )
