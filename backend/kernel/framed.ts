import { html, type Html } from './html.ts'

/** A page of ours to somebody without an account: a picture, a heading, and what is said or asked. */
export const framed = (picture: Html, heading: string, content: Html): Html =>
  html`<div class="letter">
    <div class="letter-block">${picture}</div>
    <div class="letter-words">
      <h1>${heading}</h1>
      ${content}
    </div>
  </div>`
