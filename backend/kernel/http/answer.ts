import type { Middleware } from 'koa'
import { isAway } from '../process/away.ts'
import { commonRefusals, commonSentences, type Problem } from '../contract.ts'
import { Refused, type Details } from '../errors.ts'
import { log } from '../process/log.ts'

/** The statuses and sentences of every contract, put together by the composition root. */
export type Refusals = {
  readonly statuses: Readonly<Record<string, number>>
  readonly sentences: Readonly<Record<string, string>>
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T[\d:.]+Z$/
const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

/** A moment in a sentence of the server's, in UTC: nobody's zone is known here. */
export const instantInWords = (at: string): string => `${format.format(new Date(at))} UTC`

/** How long to wait, in words and never too short: seconds to two minutes, minutes to two hours, then hours. */
export const waitInWords = (seconds: number): string => {
  if (seconds === 1) return '1 second'
  if (seconds < 120) return `${seconds} seconds`
  return seconds < 7_200 ? `${Math.ceil(seconds / 60)} minutes` : `${Math.ceil(seconds / 3_600)} hours`
}

const wordOf = (name: string, value: unknown): string => {
  if (typeof value === 'number') return name === 'seconds' ? waitInWords(value) : String(value)
  if (typeof value !== 'string') return ''
  return INSTANT.test(value) ? instantInWords(value) : value
}

const fill = (sentence: string, details: Details) =>
  sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => wordOf(name, details[name]))

/** The one shape of a refusal, from a refusal of the answering module or of any route. */
export const problemOf = (refusals: Refusals, { code, details }: Refused): { status: number; problem: Problem } => {
  const statuses: Record<string, number> = { ...commonRefusals, ...refusals.statuses }
  const sentences: Record<string, string> = { ...commonSentences, ...refusals.sentences }
  return {
    status: statuses[code] ?? 409,
    problem: {
      code,
      message: fill(sentences[code] ?? code, details),
      ...(Object.keys(details).length > 0 && { details }),
    },
  }
}

/** Turns whatever a route throws into an answer; `refusals` are the module's own. */
export const answering =
  (refusals: Refusals = { statuses: {}, sentences: {} }): Middleware =>
  async (ctx, next) => {
    try {
      await next()
    } catch (error) {
      const refused = error instanceof Refused ? error : isAway(error) ? new Refused('store-unavailable') : undefined
      if (!refused) throw error
      const { status, problem } = problemOf(refusals, refused)
      ctx.status = status
      ctx.body = problem
      if (status === 503) ctx.set('Retry-After', '5')
      const seconds = refused.details['seconds']
      if (typeof seconds === 'number') ctx.set('Retry-After', String(seconds))
    }
  }

/** The outermost: a programming error is logged and answered without its inside. */
export const lastResort: Middleware = async (ctx, next) => {
  try {
    await next()
  } catch (error) {
    log.error('request failed', { method: ctx.method, error })
    ctx.status = 500
    ctx.body = {
      code: 'unexpected',
      message: 'Something on our side did not work. Nothing was lost. Please try again.',
    }
  }
}
