import type { Context } from 'koa'
import { Refused } from '../errors.ts'
import { derivedKey } from '../log/keyring.ts'
import { newNonce, ticketsOf } from '../http/security.ts'
import type { Settings } from '../process/settings.ts'

/** @number how long the button of a mailed page works */
const AN_HOUR_MS = 3_600_000
/**
 * @number how long a mailed page is read before its button counts. Nobody reads a page and presses its button sooner;
 * scanners do.
 */
const READING_MS = 1_500

/** Chromium and Firefox say that a person pressed a button; Safari never does (MDN compat data, Sec-Fetch-User). */
const isByHand = (ctx: Context): boolean =>
  ctx.get('Sec-Fetch-User') === '?1' || !/Chrome|Chromium|Firefox/.test(ctx.get('User-Agent'))

/**
 * Tells a person who presses a page's button from a program that looks through mail and presses buttons too. The form's
 * nonce is bound to a cookie of this browser, which lives below `path` and the link's token, and to that token: whoever
 * has two letters open can press in both.
 */
export const formTokens = ({ masterKey, origin }: Settings, path: string) => {
  const nonces = ticketsOf(derivedKey(masterKey, 'answer'), AN_HOUR_MS)
  const cookie = {
    httpOnly: true,
    sameSite: 'strict',
    secure: origin.startsWith('https:'),
    signed: false,
  } as const

  /** The nonce of a page's form. */
  const begin = (ctx: Context, token: string): string => {
    const seed = newNonce()
    ctx.cookies.set('answer', seed, { ...cookie, path: `${path}/${encodeURIComponent(token)}` })
    return nonces.issue(`${seed}.${token}`)
  }
  /** The nonce of an answer's second step, which is bound to the link alone. */
  const beginStep = (token: string, step: string): string => nonces.issue(`${step}.${token}`)
  const isOfStep = (token: string, step: string, nonce: string): boolean => nonces.isValid(`${step}.${token}`, nonce)
  const isOurs = (ctx: Context, token: string, nonce: string): boolean =>
    nonces.isValid(`${ctx.cookies.get('answer') ?? ''}.${token}`, nonce)
  /** Whether somebody read the page before they pressed its button, with a hand. */
  const isByPerson = (ctx: Context, token: string, nonce: string): boolean =>
    isOurs(ctx, token, nonce) && nonces.ageMs(nonce) >= READING_MS && isByHand(ctx)
  /**
   * What a press does for good needs a hand: every route of a mailed page's form asks this before it decides.
   * @throws Refused press-again
   */
  const fromHand = (ctx: Context, token: string, nonce: string): void => {
    if (!isByPerson(ctx, token, nonce)) throw new Refused('press-again')
  }
  /** The same for a page that a script sends: no browser says of that whether a person pressed. */
  const isRead = (ctx: Context, token: string, nonce: string): boolean =>
    isOurs(ctx, token, nonce) && nonces.ageMs(nonce) >= READING_MS
  return { begin, beginStep, isOfStep, isOurs, isByPerson, fromHand, isRead }
}
