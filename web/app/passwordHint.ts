import { LEAST_PASSWORD } from '../../backend/modules/accounts/contract/bounds.ts'

/** The passwords that are tried first by those who guess. A warning, never a refusal. */
const COMMON = new Set(
  (
    '123456 123456789 12345678 1234567 1234567890 111111 123123 000000 654321 666666 121212 112233 password password1 ' +
    'password123 passw0rd qwerty qwerty123 qwertyuiop 1q2w3e4r abc123 iloveyou welcome welcome1 admin letmein monkey ' +
    'dragon sunshine princess football baseball master shadow superman michael jennifer charlie trustno1 whatever ' +
    'hello123 freedom starwars secret ashley bailey summer winter family mother father grandma grandpa'
  ).split(' '),
)
const SHORT = 10
const LONG = 16

/** What we would say of a password while it is typed; nothing while it is too short to judge. */
export const passwordHint = (password: string): string | undefined => {
  if (password.length < LEAST_PASSWORD) return undefined
  if (COMMON.has(password.toLowerCase())) return 'Many people use this password, so it is guessed first.'
  if (/^(.)\1+$/u.test(password)) return 'One letter repeated is guessed quickly.'
  if (password.length < SHORT) return 'Short, but it will do. Three words in a row are harder to guess.'
  if (password.length < LONG) return 'Good.'
  return 'Very good.'
}
