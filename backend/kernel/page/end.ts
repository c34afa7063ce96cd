import { html, type Html } from './html.ts'
import { emptyOrnament } from './ornament.ts'
import { pageFrame } from './pageFrame.ts'
/** Refusals that are no fault of the link. */
const COMMON: Readonly<Record<string, string>> = {
  'rate-limited': 'A little too often',
  'sign-in-needed': 'Please sign in',
  'store-unavailable': 'We cannot save right now',
}

/** What stands above the sentence of a refusal where a link leads no further: a module's own words, or the usual ones. */
export const endHeading = (code: string, own: Readonly<Record<string, string>> = {}): string =>
  own[code] ?? COMMON[code] ?? 'This link no longer works'

/** A page behind a link on which there is nothing to do, for now or for good. */
export const overPage = (heading: string, sentence: string): Html =>
  pageFrame(emptyOrnament, heading, html`<p>${sentence}</p>`)
