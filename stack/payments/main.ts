import { simulatorOf } from './server.ts'

const { PAYMENTS_FILE: file = '', PORT, DAY_MS, STRIPE_SECRET_KEY: key = '', WEBHOOK_URL: url = '' } = process.env
const { STRIPE_WEBHOOK_SECRET: secret = '' } = process.env
const { close } = simulatorOf({ file, port: Number(PORT), dayMs: Number(DAY_MS), key, webhook: { url, secret } })
process.on('SIGTERM', () => {
  close()
  process.exit(0)
})
