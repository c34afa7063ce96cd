import { DetailedError } from 'tus-js-client'
import { problemIn } from '../../../app/httpError.ts'
import { secondsIn } from '../../../app/retryAfter.ts'
import { wordingOf } from '../../../app/wording.ts'
import { strings } from './strings.ts'

const answerIn = (error: Error) => (error instanceof DetailedError ? error.originalResponse : undefined)

/** The seconds that a server which was asked too often wants an upload to wait. */
export const waitAskedBy = (error: Error): number | undefined => {
  const answer = answerIn(error)
  return answer?.getStatus() === 429 ? secondsIn(answer.getHeader('Retry-After')) : undefined
}

const TOO_LARGE = 413
const WRONG_KIND = 415

/** Why the server will never take what is sent, in a sentence; undefined where another try may go better. */
export const refusedBy = (error: Error): string | undefined => {
  const answer = answerIn(error)
  if (!answer || ![TOO_LARGE, WRONG_KIND].includes(answer.getStatus())) return undefined
  const problem = problemIn(answer.getBody())
  return problem ? wordingOf(problem).message : strings.notTaken
}
