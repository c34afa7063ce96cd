import { html } from '../../kernel/page/html.ts'
import type { ExportedFile } from '../../kernel/process/module.ts'
import { billing } from './billing.ts'
import { PLAN_NAMES } from './contract.ts'
import { shownBilling } from './queries.ts'

const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`

/** What an account has bought, paid and been given back. */
export const exported: ExportedFile = {
  name: 'billing',
  title: 'your plan and payments',
  place: 905,
  of: async (kernel, { id }) => {
    const { state } = await kernel.load(billing, id)
    const { state: now, plan, cycle, trialEndsAt, periodEnd, paid } = shownBilling(kernel, state)
    const page = html`<section>
      <h2>Your plan</h2>
      <p>${PLAN_NAMES[plan]}</p>
      <ul>
        ${paid.map(
          ({ cents, refundedCents, at }) =>
            html`<li>
              ${`${dollars(cents)} on ${at.slice(0, 10)}${refundedCents > 0 ? `, ${dollars(refundedCents)} given back` : ''}`}
            </li>`,
        )}
      </ul>
    </section>`
    return {
      data: { state: now, plan, cycle, trialEndsAt, periodEnd, payments: paid },
      page: paid.length > 0 ? page : undefined,
    }
  },
}
