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

/** Who is signed out may sign in, and what is locked or asked too often may go better by itself. */
const MENDED = [401, 408, 409, 423, 429]
const isFinal = (status: number): boolean => status >= 400 && status < 500 && !MENDED.includes(status)
/** Whether whoever sends it is signed out. */
export const isSignedOutBy = (error: unknown): boolean => answerIn(error)?.getStatus() === 401

/** There is no room: these are of one status with what another try mends. */
const FULL = /"code":"(storage|unconfirmed|answer)-full"/

/**
 * Why the server will not take what is sent until a person has done something, in a sentence; undefined where another try
 * may go better by itself.
 */
export const refusedBy = (error: unknown, refusalIn: (body: string) => string): string | undefined => {
  if (error instanceof NeverTaken) return error.message
  const answer = answerIn(error)
  if (!answer) return undefined
  const isRefused = isFinal(answer.getStatus()) || FULL.test(answer.getBody())
  return isRefused ? refusalIn(answer.getBody()) : undefined
}

/** Whether a request is worth sending again at once, as tus-js-client has it; what has no room is not. */
export const mayAskAgain = (error: unknown): boolean => {
  const status = answerIn(error)?.getStatus() ?? 0
  const isForLater = status === 401 || status === 408 || status === 429
  return !isForLater && refusedBy(error, () => '') === undefined
}
