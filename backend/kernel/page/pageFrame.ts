import { html, type Html } from './html.ts'

/** A picture beside what is said: every page of ours to somebody without an account stands so. */
export const beside = (picture: Html, content: Html, under?: Html): Html =>
  html`<div class="letter">
    <div class="letter-block">${picture}</div>
    <div class="letter-words">${content}</div>
    ${under}
  </div>`

/** The same with a heading above what is said or asked. */
export const pageFrame = (picture: Html, heading: string, content: Html): Html =>
  beside(
    picture,
    html`<h1>${heading}</h1>
      ${content}`,
  )
