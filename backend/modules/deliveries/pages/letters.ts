import { emptyOrnament } from '../../../kernel/page/ornament.ts'
import { dateInWords, html, type Html } from '../../../kernel/page/html.ts'
import { pageFrame } from '../../../kernel/page/pageFrame.ts'
import type { From } from '../../../kernel/words/from.ts'

export type ListedLetter = { readonly token: string; readonly leftAt: string; readonly isOpened: boolean }

/** Each leads to its own page, which asks before it opens; never a title. */
export const lettersPage = ({ author }: From, letters: readonly ListedLetter[]): Html =>
  pageFrame(
    emptyOrnament,
    letters.length === 1 ? `${author} left something for you` : `${author} left ${letters.length} messages for you`,
    html`<p>There is no hurry. They will be here whenever you want them.</p>
      <ol>
        ${letters.map(
          ({ token, leftAt, isOpened }) =>
            html`<li>
              <a href="/d/${token}">Left on ${dateInWords(leftAt)}</a>${isOpened && html` <span>(opened)</span>`}
            </li>`,
        )}
      </ol>`,
  )
