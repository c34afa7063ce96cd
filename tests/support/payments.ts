import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { simulatorOf } from '../../stack/payments/server.ts'
import { testFolder } from '../../stack/testing/ownFolder.ts'

const [KEY, SECRET] = ['sk_test_ofTests', 'whsec_ofTests']

export const PAYS = '4242 4242 4242 4242'

/** A payment simulator of a test's own; what it would tell, it tells nobody. */
export const startPayments = async (dayMs = 86_400_000) => {
  const folder = mkdtempSync(join(testFolder, 'payments-'))
  const webhook = { url: '', secret: SECRET }
  const simulator = simulatorOf({ file: join(folder, 'state.json'), port: 0, dayMs, key: KEY, webhook })
  await once(simulator.server, 'listening')
  const url = `http://127.0.0.1:${(simulator.server.address() as AddressInfo).port}`
  const send = (path: string, form: Record<string, string> = {}) =>
    fetch(`${url}${path}`, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' })
  return {
    url,
    state: simulator.machine.state,
    secret: SECRET,
    settings: { STRIPE_SECRET_KEY: KEY, STRIPE_WEBHOOK_SECRET: SECRET, STRIPE_URL: url },
    /** Pays the page of this address. */
    pay: (page: string, card = PAYS) => send(new URL(page).pathname, { card }),
    chargeNow: async () => {
      for (const { id, status } of Object.values(simulator.machine.state.subscriptions))
        if (status !== 'canceled') await send(`/charge/${id}`)
    },
    goesWrong: (fault: string) => send('/fault', { fault }),
    stop: () => {
      simulator.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
export type TestPayments = Awaited<ReturnType<typeof startPayments>>
