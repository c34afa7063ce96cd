import { html, icon, type Html } from '../../../kernel/page/html.ts'
import { ownForm, type Link } from './frame.ts'

/** What may be done besides listening: keep it, answer it, or come back. Nobody has to. */
export const quietWays = (link: Link): Html =>
  html`<div class="letter-ways keeping">
    ${ownForm(link, 'download', html`<button class="secondary" type="submit">${icon('copy')}Keep a copy</button>`)}
    <button class="quiet" type="button" data-print hidden>Print it</button>
    <a class="way" href="#answering">${icon('heart')}Say thank you</a>
    <a class="way" href="/d/${link.token}?later=1">${icon('clock')}Listen another day</a>
  </div>`
