import { HttpError } from './httpError.ts'
import type { wordingOf } from './wording.ts'

const UNREACHABLE = 'We could not reach the server. Nothing was lost; please try again.'

let wording: { readonly wordingOf: typeof wordingOf } | undefined

/** Our sentences come with the first refusal: no page needs them to begin. Without them the server's own stand. */
export const fetchWording = async (): Promise<void> => {
  wording ??= await import('./wording.ts').catch(() => undefined)
}

export const explain = (error: unknown): { message: string; field?: string } => {
  if (!(error instanceof HttpError)) return { message: UNREACHABLE }
  if (!error.body) return { message: error.status >= 500 ? UNREACHABLE : error.message }
  return wording?.wordingOf(error.body) ?? { message: error.body.message }
}
