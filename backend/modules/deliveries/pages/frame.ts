import { unsewnPatch, block } from '../../../kernel/page/block.ts'
import { beside, pageFrame } from '../../../kernel/page/pageFrame.ts'
import { html, icon, type Html } from '../../../kernel/page/html.ts'

/** The link that a page was opened by: every form of it leads back there. */
export type Link = { readonly token: string }

export const form = ({ token }: Link, action: string, content: Html, name = action): Html =>
  html`<form class="${name}" method="post" action="/api/d/${token}/${action}">${content}</form>`

export const press = (link: Link, action: string, words: string, look: 'primary' | 'secondary' | 'quiet'): Html =>
  form(link, action, html`<button class="${look}" type="submit">${words}</button>`)

export const refusal = (sentence: string | undefined): Html | undefined =>
  sentence
    ? html`<p class="refusal" role="alert" id="refusal">${icon('problem')}<span>${sentence}</span></p>`
    : undefined

/** One thing to look at and one to do; below, what is true of the page and the ways to refuse. */
export const frame = (seed: string, content: Html, note: string, ways: Html): Html =>
  html`${beside(block(seed, { isLit: true }), content)}
    <div class="letter-end">
      <p>${note}</p>
      <div class="ways">${ways}</div>
    </div>`

/** A link that leads nowhere, for now or for good: one sentence, and a way on where there is one. */
export const endPage = (heading: string, content: Html | string): Html =>
  pageFrame(unsewnPatch, heading, typeof content === 'string' ? html`<p>${content}</p>` : content)
