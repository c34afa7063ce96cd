import { parseArgs } from 'node:util'
import { grant } from './admin/grant.ts'
import { prices } from './admin/prices.ts'
import { restore } from './admin/restore.ts'
import { skip } from './admin/skip.ts'

// What whoever runs commands on this machine may do; one file a command in `admin/`.
const USAGE = `Say one of:
  npm run admin -- grant EMAIL   makes an account an admin
  npm run admin -- prices        puts the price table at Stripe, with the key of STRIPE_SECRET_KEY
  npm run admin -- restore NAME  puts a backup into an empty house; without a name it lists them
  npm run admin -- skip SUBSCRIPTION EVENT_ID --reason "…"
                                 lets a subscription pass over the event at which it stands`

const { positionals, values } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: { reason: { type: 'string' } },
})
const [command, argument, second] = positionals
const reason = typeof values.reason === 'string' ? values.reason : ''

const answer = async (): Promise<string> => {
  if (command === 'grant' && argument) return grant(process.env, argument)
  if (command === 'prices') return prices(process.env)
  if (command === 'restore') return restore(process.env, argument)
  if (command === 'skip' && argument && second) return skip(process.env, argument, second, reason)
  return USAGE
}

try {
  process.stdout.write(`${await answer()}\n`)
  process.exit(0)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
