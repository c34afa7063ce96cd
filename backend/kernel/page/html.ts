import { plainClock } from '../words/plainClock.ts'
import { remembered } from '../words/remembered.ts'
import type { Context } from 'koa'
import { escapeHtml } from '../mail/letter.ts'
import type { Settings } from '../process/settings.ts'
import { zoneInWords } from '../words/zones.ts'
import { telOf } from '../words/tel.ts'

/** Markup that is safe to send as it is. */
export type Html = { readonly html: string }
type Value = Html | readonly Html[] | string | number | false | undefined

const partOf = (value: Value): string => {
  if (value === false || value === undefined) return ''
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value))
  return 'html' in value ? value.html : value.map(({ html }) => html).join('')
}

/** A template whose values are escaped, but for markup made by it. */
export const html = (strings: TemplateStringsArray, ...values: readonly Value[]): Html => ({
  html: strings.reduce((text, string, index) => text + partOf(values[index - 1]) + string),
})

const logo = html`<svg class="logo-mark" width="36" height="36" viewBox="0 0 36 36" aria-hidden="true">
  <rect width="36" height="36" rx="3" fill="var(--dye-night)" />
  <rect x="13" y="13" width="10" height="10" fill="var(--dye-ember)" />
  <path d="M7 7h16v5H7z" fill="var(--dye-weld)" />
  <path d="M24 7h5v16h-5z" fill="var(--dye-clay)" />
  <path d="M13 24h16v5H13z" fill="var(--dye-woad)" />
  <path d="M7 13h5v16H7z" fill="var(--dye-slate)" />
</svg>`

const icons = {
  help: html`<circle cx="12" cy="12" r="10" />
    <circle cx="12" cy="12" r="4" />
    <path d="m4.93 4.93 4.24 4.24M14.83 9.17l4.24-4.24M14.83 14.83l4.24 4.24M9.17 14.83l-4.24 4.24" />`,
  copy: html`<path d="M12 15V3M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4M7 10l5 5 5-5" />`,
  heart: html`<path
    d="M19 14c1.49-1.46 3-3.21 3-5.5A5.5 5.5 0 0 0 16.5 3c-1.76 0-3 .5-4.5 2-1.5-1.5-2.74-2-4.5-2A5.5 5.5 0 0 0 2 8.5c0 2.3 1.5 4.05 3 5.5l7 7Z"
  />`,
  clock: html`<circle cx="12" cy="12" r="10" /><path d="M12 6v6l4 2" />`,
  problem: html`<circle cx="12" cy="12" r="10" /><path d="M12 8v4M12 16h.01" />`,
} as const

/** A lucide icon; always beside a word. */
export const icon = (name: keyof typeof icons): Html =>
  html`<svg
    class="lucide"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    stroke-linecap="round"
    stroke-linejoin="round"
    aria-hidden="true"
  >
    ${icons[name]}
  </svg>`

/** A page for people without an account: no navigation, no app bundle, readable without script. */
export const sendPage = (
  ctx: Context,
  { productName, supportPhone, supportEmail }: Settings,
  { title, body, script, status = 200 }: { title: string; body: Html; script?: string; status?: number },
): void => {
  const nonce = String(ctx.state['nonce'])
  ctx.status = status
  ctx.type = 'html'
  ctx.set('Cache-Control', 'no-store')
  // With `no-referrer` browsers would post the page's forms with `Origin: null` (Fetch standard, “append a request
  // `Origin` header”), which `sameOrigin` refuses. Other sites learn nothing of the address with this one either.
  ctx.set('Referrer-Policy', 'same-origin')
  ctx.set('X-Robots-Tag', 'noindex, nofollow')
  const page = html`<html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex,nofollow" />
      <title>${title}</title>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="stylesheet" href="/ui/tokens.css" />
      <link rel="stylesheet" href="/ui/base.css" />
      <link rel="stylesheet" href="/ui/pages.css" />
      <script nonce="${nonce}">
        document.documentElement.dataset.theme = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
      </script>
      ${script ? html`<script nonce="${nonce}" type="module" src="${script}"></script>` : undefined}
    </head>
    <body class="letter-page">
      <header class="letter-head">
        <span class="brand">${logo} ${productName}</span
        ><a class="help" href="mailto:${supportEmail}">${icon('help')}<span>Help</span></a>
      </header>
      <main id="main">${body}</main>
      <footer class="letter-foot">
        <p>
          Questions? Call <a href="tel:${telOf(supportPhone)}">${supportPhone}</a> or write to
          <a href="mailto:${supportEmail}">${supportEmail}</a>.
        </p>
      </footer>
    </body>
  </html>`
  ctx.body = `<!doctype html>${page.html}`
}

/** Whether the request comes from a form of a page, rather than from a script. */
export const wantsPage = (ctx: Context): boolean =>
  ctx.accepts('json', 'html') === 'html' || ctx.is('urlencoded') === 'urlencoded'

/** Making one takes far longer than using it. */
const formatsOf = remembered((zone) => ({
  time: new Intl.DateTimeFormat('en-US', { timeZone: zone, hour: 'numeric', minute: '2-digit' }),
  date: new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }),
  day: new Intl.DateTimeFormat('en-US', { timeZone: zone, dateStyle: 'long' }),
}))

/** A moment in words, e.g. "Saturday, June 14, 2031 at 9:12 am (Madrid time)". */
export const momentInWords = (at: string, zone = 'UTC'): string =>
  `${dateInWords(at, zone)} at ${plainClock(formatsOf(zone).time.format(new Date(at)))} (${zoneInWords(zone)})`

/** A date in words as the reader's page shows it, e.g. "Saturday, June 14, 2031". */
export const dateInWords = (at: string, zone = 'UTC'): string => formatsOf(zone).date.format(new Date(at))

/** The same where there is little room, e.g. "June 14, 2031". */
export const dayInWords = (at: string, zone = 'UTC'): string => formatsOf(zone).day.format(new Date(at))
