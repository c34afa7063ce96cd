import { refusal } from '../../../kernel/page/addressForm.ts'
import { emptyOrnament, ornament } from '../../../kernel/page/ornament.ts'
import { beside, pageFrame } from '../../../kernel/page/pageFrame.ts'
import { html, type Html } from '../../../kernel/page/html.ts'
import type { From } from '../../../kernel/words/from.ts'

/** The link that a page was opened by: every form of it leads back there. */
export type Link = {
  readonly token: string
  /** Of the page's forms; asked for only where there is one, since it sets a cookie. */
  readonly nonce: () => string
  /** Asks for a press once more. */
  readonly again?: string | undefined
}

/** A form of whoever has shown who they are: no program gets that far. */
export const ownForm = ({ token }: Link, action: string, content: Html): Html =>
  html`<form class="${action}" method="post" action="/api/d/${token}/${action}">${content}</form>`

export const form = (link: Link, action: string, content: Html): Html =>
  ownForm(link, action, html`<input type="hidden" name="nonce" value="${link.nonce()}" />${content}`)

export const press = (link: Link, action: string, words: string, look: 'primary' | 'secondary' | 'quiet'): Html =>
  form(link, action, html`<button class="${look}" type="submit">${words}</button>`)

/** The mailbox is somebody else's. */
export const notMe = (link: Link, { handTo }: From): Html =>
  press(link, 'not-me', handTo ? `I do not know ${handTo}` : 'This isn’t me', 'quiet')

type Round = {
  /** What stands under the picture, and last on a phone. */
  readonly beside?: Html
  /** What is true of the page. */
  readonly note: string
  /** Ways to refuse. */
  readonly ways: Html
}

/** The author’s own picture, or the block of the message. */
const face = (seed: string, { token }: Link, { author, hasPortrait = false }: From): Html =>
  hasPortrait
    ? html`<span class="portrait"
        ><img src="/api/d/${token}/portrait" alt="${author}" width="640" height="640"
      /></span>`
    : ornament(seed, { isLit: true })

/** Under the picture: the first thing to know of a message is who it is from. */
const sender = ({ author, relation }: From): Html =>
  html`<p class="sender"><b>${author}</b>${relation && html`<span>${relation}</span>`}</p>`

/** One thing to look at and one to do, and what stands round them. */
export const framed = (
  seed: string,
  link: Link,
  from: From,
  content: Html,
  { beside: under, note, ways }: Round,
): Html =>
  html`${beside(html`${face(seed, link, from)} ${sender(from)}`, html`${refusal(link.again)}${content}`, under)}
    <div class="letter-end">
      <p>${note}</p>
      <div class="ways">${ways}</div>
    </div>`

export const frame = (seed: string, link: Link, from: From, content: Html, note: string, ways: Html): Html =>
  framed(seed, link, from, content, { note, ways })

/** A link that leads nowhere, for now or for good: one sentence, and a way on where there is one. */
export const endPage = (heading: string, content: Html | string, again?: string): Html =>
  pageFrame(
    emptyOrnament,
    heading,
    html`${refusal(again)}${typeof content === 'string' ? html`<p>${content}</p>` : content}`,
  )
