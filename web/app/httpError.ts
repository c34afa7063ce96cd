import * as v from 'valibot'
import { Problem } from '../../backend/kernel/contract.ts'
import { secondsIn } from './retryAfter.ts'

/** Any answer but success: the message is `${status}: ${text or status text}`, the body what the server said why. */
export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly status: number
  readonly body: Problem | undefined
  readonly retryAfterS: number | undefined
  /** From then on another try is worth it, where the server said so: epoch milliseconds. */
  readonly againAt: number | undefined

  constructor(status: number, text: string, body: Problem | undefined, retryAfterS: number | undefined) {
    super(`${status}: ${text}`)
    this.status = status
    this.body = body
    this.retryAfterS = retryAfterS
    this.againAt = retryAfterS === undefined ? undefined : Date.now() + retryAfterS * 1000
  }
}

/** What an answer's text says that is wrong, where it says so in our shape. */
export const problemIn = (text: string): Problem | undefined => {
  try {
    const parsed = v.safeParse(Problem, JSON.parse(text))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}

export const throwIfNotOk = async (response: Response): Promise<void> => {
  if (response.ok) return
  const text = (await response.text()) || response.statusText
  throw new HttpError(response.status, text, problemIn(text), secondsIn(response.headers.get('Retry-After')))
}
