import { hash, verify } from '@node-rs/argon2'
import { Refused } from '../errors.ts'

/**
 * @number what hashing a password costs. OWASP's second choice for argon2id, 19 MiB a hash; the library's default
 * algorithm is argon2id.
 */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
/** @number passwords that wait to be hashed */
const LONGEST_QUEUE = 100

// One at a time: each takes a core for some 50 ms, and a burst of sign-ins must not starve everything else.
let last: Promise<unknown> = Promise.resolve()
let waiting = 0
const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
  if (waiting >= LONGEST_QUEUE) throw new Refused('rate-limited', { seconds: 5 })
  waiting += 1
  const turn = last.then(work).finally(() => (waiting -= 1))
  last = turn.catch(() => 'told to the caller')
  return turn
}

// The same letter can be typed as one code point or as two: both must open the same door (RFC 8265).
const composed = (secret: string) => secret.normalize('NFC')

/** Hashes a password or passcode with argon2id, to be stored. @throws Refused rate-limited when too many wait */
export const hashSecret = async (secret: string): Promise<string> => inTurn(() => hash(composed(secret), COST))

/** Whether `secret` is the one that was hashed. */
export const isSecret = async (hashed: string, secret: string): Promise<boolean> =>
  inTurn(() => verify(hashed, composed(secret)))
