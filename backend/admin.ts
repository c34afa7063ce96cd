import { grant } from './admin/grant.ts'
import { prices } from './admin/prices.ts'
import { restore } from './admin/restore.ts'

// What whoever runs commands on this machine may do; one file a command in `admin/`.
const USAGE = `Say one of:
  npm run admin -- grant EMAIL   makes an account an admin
  npm run admin -- prices        puts the price table at Stripe, with the key of STRIPE_SECRET_KEY
  npm run admin -- restore NAME  puts a backup into an empty house; without a name it lists them`

const [command, argument] = process.argv.slice(2)

const answer = async (): Promise<string> => {
  if (command === 'grant' && argument) return grant(process.env, argument)
  if (command === 'prices') return prices(process.env)
  if (command === 'restore') return restore(process.env, argument)
  return USAGE
}

try {
  process.stdout.write(`${await answer()}\n`)
  process.exit(0)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
