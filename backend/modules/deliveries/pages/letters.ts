import { emptyOrnament } from '../../../kernel/page/ornament.ts'
import { dateInWords, html, type Html } from '../../../kernel/page/html.ts'
import { pageFrame } from '../../../kernel/page/pageFrame.ts'
import type { From } from '../../../kernel/words/from.ts'
import { handingLines, madeFor } from '../words.ts'

export type ListedLetter = { readonly token: string; readonly leftAt: string; readonly isOpened: boolean }

/** Each leads to its own page, which asks before it opens; never a title. */
export const lettersPage = (from: From, letters: readonly ListedLetter[]): Html => {
  const { author, zone } = from
  const them = madeFor(from)
  return pageFrame(
    emptyOrnament,
    `${author} left ${letters.length === 1 ? 'something' : `${letters.length} messages`} for ${them}`,
    html`${handingLines(from).map((line) => html`<p>${line}</p>`)}
      <p>There is no hurry. They will be here whenever you want them.</p>
      <ol>
        ${letters.map(
          ({ token, leftAt, isOpened }) =>
            html`<li>
              <a href="/d/${token}">Left on ${dateInWords(leftAt, zone)}</a>${isOpened && html` <span>(opened)</span>`}
            </li>`,
        )}
      </ol>`,
  )
}
