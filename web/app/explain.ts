import type { Explained } from '../ui/explain.ts'
import { HttpError } from './httpError.ts'
import type * as problems from './problemInWords.ts'

const UNREACHABLE = 'We could not reach the server. Nothing was lost; please try again.'

let sentences: typeof problems | undefined

/** Our sentences come with the first refusal: no page needs them to begin. Without them the server's own stand. */
export const fetchSentences = async (): Promise<void> => {
  sentences ??= await import('./problemInWords.ts').catch(() => undefined)
}

const TOO_OFTEN = 429

/** What stands before our server may refuse as well, and without a word of ours. */
const withoutBody = ({ status, message, retryAfterS }: HttpError): string => {
  if (status === TOO_OFTEN)
    return (retryAfterS !== undefined && sentences?.pleaseWait(retryAfterS)) || 'Please wait a little.'
  return status >= 500 ? UNREACHABLE : message
}

export const explain = (error: unknown): Explained => {
  if (!(error instanceof HttpError)) return { message: UNREACHABLE }
  const { body, status, againAt } = error
  const said = body ? (sentences?.problemInWords(body) ?? { message: body.message }) : { message: withoutBody(error) }
  return status === TOO_OFTEN && againAt !== undefined ? { ...said, againAt } : said
}
