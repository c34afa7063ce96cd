import { DetailedError } from 'tus-js-client'
import { secondsIn } from '../app/retryAfter.ts'

const answerIn = (error: unknown) => (error instanceof DetailedError ? error.originalResponse : undefined)

/** No other try can go better; the message is a sentence for a person. */
export class NeverTaken extends Error {}

/** The seconds that a server which was asked too often wants an upload to wait. */
export const waitAskedBy = (error: unknown): number | undefined => {
  const answer = answerIn(error)
  return answer?.getStatus() === 429 ? secondsIn(answer.getHeader('Retry-After')) : undefined
}

const TOO_LARGE = 413
const WRONG_KIND = 415

/** Why the server will never take what is sent, in a sentence; undefined where another try may go better. */
export const refusedBy = (error: unknown, refusalIn: (body: string) => string): string | undefined => {
  if (error instanceof NeverTaken) return error.message
  const answer = answerIn(error)
  if (!answer || ![TOO_LARGE, WRONG_KIND].includes(answer.getStatus())) return undefined
  return refusalIn(answer.getBody())
}
