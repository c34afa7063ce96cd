import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { privateFolder } from '../folders.ts'
import type { Part, Ports } from './part.ts'
import { answersOk } from './ready.ts'

/** @number port of the payment simulator */
export const paymentsPorts = { web: { port: 4242 } }

type Options = {
  readonly folder: string
  readonly ports: Ports
  readonly dayMs: string
  readonly key: string
  readonly secret: string
  /** Where the api answers. */
  readonly app: string
}

export const paymentsUrl = ({ web }: Ports) => `http://127.0.0.1:${web}`

const program = fileURLToPath(new URL('../payments/main.ts', import.meta.url))

/** A stand-in for the payment provider, which moves no money. */
export const payments = ({ folder, ports, dayMs, key, secret, app }: Options): Part => ({
  name: 'payments',
  needs: [],
  ports,
  stopWave: 1,
  prepare: async () => ({
    command: [process.execPath, program],
    env: {
      PORT: String(ports['web']),
      DAY_MS: dayMs,
      PAYMENTS_FILE: join(privateFolder(join(folder, 'payments')), 'state.json'),
      STRIPE_SECRET_KEY: key,
      STRIPE_WEBHOOK_SECRET: secret,
      WEBHOOK_URL: `${app}/api/webhooks/stripe`,
    },
  }),
  isReady: () => answersOk(`${paymentsUrl(ports)}/healthz`),
})
