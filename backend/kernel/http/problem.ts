import type { Middleware } from 'koa'
import { isAway } from '../process/away.ts'
import type { Problem } from '../contract.ts'
import { Refused } from '../errors.ts'
import { log } from '../process/log.ts'
import { instantInWords } from '../words/instantInWords.ts'
import { commonRefusals, commonSentences, filled } from '../words/refusals.ts'

/** The statuses and sentences of every contract, put together by the composition root. */
export type Refusals = {
  readonly statuses: Readonly<Record<string, number>>
  readonly sentences: Readonly<Record<string, string>>
}

/** The one shape of a refusal, from a refusal of the module that was asked or of any route. */
export const problemOf = (refusals: Refusals, { code, details }: Refused): { status: number; problem: Problem } => {
  const statuses: Record<string, number> = { ...commonRefusals, ...refusals.statuses }
  const sentences: Record<string, string> = { ...commonSentences, ...refusals.sentences }
  return {
    status: statuses[code] ?? 409,
    problem: {
      code,
      message: filled(sentences[code] ?? code, details, instantInWords),
      ...(Object.keys(details).length > 0 && { details }),
    },
  }
}

/** Answers a refusal that a route throws as a problem; `refusals` are the module's own. */
export const catchRefused =
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
