import type { Machine } from './machine.ts'
import { FAULTS, type Session } from './state.ts'

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (letter) => escapes[letter] ?? letter)
const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`
const dayOf = (at: number): string =>
  new Date(at * 1_000).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })

const STYLE = `
:root{color-scheme:light dark;--ink:#231b33;--paper:#fff;--line:#877a89;--act:#2f3e84}
@media (prefers-color-scheme:dark){:root{--ink:#f1ecf2;--paper:#1d1826;--line:#9d90a3;--act:#4c5cae}}
body{font:18px/1.5 system-ui,sans-serif;margin:0;background:var(--paper);color:var(--ink)}
main{max-width:34rem;margin:0 auto;padding:24px 16px 64px}
.note{border:2px solid var(--line);padding:8px 16px;border-radius:8px;font-weight:600}
label{display:block;margin:16px 0 4px}
input,select{font:inherit;box-sizing:border-box;width:100%;min-height:48px;padding:8px 12px;border:2px solid var(--line);border-radius:8px;background:transparent;color:inherit}
button,a.button{font:inherit;font-weight:600;min-height:48px;padding:8px 22px;margin:16px 8px 0 0;border:0;border-radius:8px;background:var(--act);color:#fff}
button.quiet{background:transparent;color:inherit;border:2px solid var(--line)}
a{color:inherit;display:inline-block;min-height:44px;padding-top:10px;box-sizing:border-box}
table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:8px 8px 8px 0;border-bottom:1px solid var(--line)}`

/** A page of the simulator; each says first that no money moves. */
export const pageOf = (
  title: string,
  body: string,
): string => `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(title)}</title><style>${STYLE}</style></head>
<body><main><p class="note">Payment simulator. No money moves.</p><h1>${escaped(title)}</h1>${body}</main></body></html>`

const cardField = `<label for="card">Card number</label>
<input id="card" name="card" inputmode="numeric" autocomplete="off" required value="4242 4242 4242 4242" aria-describedby="cards">
<p id="cards">4242 4242 4242 4242 pays. 4000 0000 0000 0002 is declined. 4000 0025 0000 3155 asks to confirm.
4000 0000 0000 0341 fails later. 4000 0000 0000 5126 fails to refund.</p>`

export const pagesOf = ({ state, priceOf }: Machine) => ({
  pay: ({ id, price, trialEnd, cancelUrl }: Session, fault = ''): string => {
    const { product, unit_amount: cents } = priceOf(price)
    const { name = product } = state.products[product] ?? {}
    const isLater = trialEnd > Date.now() / 1_000
    const when = isLater ? `First charge on ${dayOf(trialEnd)}.` : 'Charged today.'
    return pageOf(
      `Pay for ${name}`,
      `<p>${dollars(cents)}. ${when}</p>${fault && `<p role="alert">${escaped(fault)}</p>`}
<form method="post" action="/pay/${id}">${cardField}
<button>${isLater ? 'Set up payment' : `Pay ${dollars(cents)}`}</button></form>
<p><a href="${escaped(cancelUrl)}">Go back without paying</a></p>`,
    )
  },
  confirm: ({ id }: Session): string =>
    pageOf(
      'Your bank asks: is it you?',
      `<form method="post" action="/pay/${id}"><input type="hidden" name="card" value="4000002500003155">
<button name="confirmed" value="yes">Confirm</button><button class="quiet" name="confirmed" value="no">Refuse</button></form>`,
    ),
  portal: (customer: string, back: string, fault = ''): string => {
    const own = Object.values(state.charges).filter((each) => each.customer === customer)
    const rows = own.map(
      ({ cents, refunded, created }) =>
        `<tr><td>${dayOf(created)}</td><td>${dollars(cents)}</td><td>${refunded > 0 ? `${dollars(refunded)} given back` : ''}</td></tr>`,
    )
    return pageOf(
      'Card and receipts',
      `${fault && `<p role="alert">${escaped(fault)}</p>`}<form method="post" action="/portal/${customer}?back=${encodeURIComponent(back)}">
${cardField}<button>Use this card</button></form>
<h2>Receipts</h2><table><tbody>${rows.join('') || '<tr><td>None yet</td></tr>'}</tbody></table>
<p><a href="${escaped(back)}">Go back</a></p>`,
    )
  },
  gone: (): string => pageOf('This page is over', '<p>It was paid, or it is too old. Please begin again.</p>'),
  desk: (): string => {
    const rows = Object.values(state.subscriptions).map(
      ({ id, status, price, periodEnd }) =>
        `<tr><td>${escaped(String(priceOf(price)['lookup_key']))}</td><td>${status}</td><td>${dayOf(periodEnd)}</td>
<td><form method="post" action="/charge/${id}"><button class="quiet">Next charge now</button></form></td></tr>`,
    )
    const options = FAULTS.map((name) => `<option${name === state.fault ? ' selected' : ''}>${name}</option>`)
    return pageOf(
      'Payments',
      `<h2>Plans</h2><table><tbody>${rows.join('') || '<tr><td>None yet</td></tr>'}</tbody></table>
<h2>Webhooks</h2><p>${state.waiting.length} not taken yet.</p><form method="post" action="/fault">
<label for="fault">What goes wrong</label><select id="fault" name="fault">${options.join('')}</select><button>Set</button></form>`,
    )
  },
})
