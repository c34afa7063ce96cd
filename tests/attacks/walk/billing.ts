import type { TestPayments } from '../../support/payments.ts'
import { ask, type Way } from './ways.ts'
import type { World } from './world.ts'

const wanted = { plan: 'memory_plus', cycle: 'quarterly', consent: true }

/** The routes of somebody who has bought a plan, once it came so far. */
export const billing = (payments: () => TestPayments): Readonly<Record<string, (world: World) => Promise<Way>>> => {
  const after =
    (what: string, before: readonly string[] = []) =>
    async ({ house }: World): Promise<Way> => {
      const { id, browser } = await house.author()
      const { url } = (await browser.ask('POST', '/api/billing/checkout', wanted)).json as { readonly url: string }
      await payments().pay(url)
      await browser.ask('POST', '/api/billing/confirm', { sessionId: url.split('/').at(-1) })
      for (const path of before) await browser.ask('POST', `/api/billing/${path}`, {})
      return { of: `billing-${id}`, send: ask(browser, 'POST', `/api/billing/${what}`) }
    }
  return {
    'POST /api/billing/checkout': async ({ house }) => {
      const { id, browser } = await house.author()
      return { of: `billing-${id}`, send: ask(browser, 'POST', '/api/billing/checkout', wanted) }
    },
    'POST /api/billing/cancel': after('cancel'),
    'POST /api/billing/resume': after('resume', ['cancel']),
    'POST /api/billing/money-back': after('money-back'),
  }
}
