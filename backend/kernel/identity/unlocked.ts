import type { Context } from 'koa'
import { ticketsOf } from '../http/security.ts'
import { derivedKey } from '../log/keyring.ts'
import type { Settings } from '../process/settings.ts'

/** @number how long what a passcode opened stays open in a browser */
const TWELVE_HOURS_MS = 12 * 3_600_000

/** What a cookie opens: `purpose` names its key and `cookie` its name, so that an id of one kind opens no other kind. */
export type Opens = { readonly purpose: string; readonly cookie: string }

/**
 * The cookie that says: this browser gave the passcode of this thing, at most 12 hours ago. It may carry a word of ours,
 * which it keeps as it was given.
 */
export const unlockedWith = ({ masterKey, origin }: Settings, { purpose, cookie }: Opens) => {
  const tickets = ticketsOf(derivedKey(masterKey, purpose), TWELVE_HOURS_MS)
  const isSecure = origin.startsWith('https:')
  const nameOf = (id: string) => `${isSecure ? '__Host-' : ''}${cookie}-${id}`
  const subjectOf = (id: string, word: string) => (word === '' ? id : `${id}.${word}`)

  /** The word that this browser's cookie carries; undefined where there is no cookie, or one of somebody else's making. */
  const wordIn = (ctx: Context, id: string): string | undefined => {
    const given = ctx.cookies.get(nameOf(id)) ?? ''
    const [until = '', mac = '', ...rest] = given.split('.')
    const word = rest.join('.')
    return tickets.isValid(subjectOf(id, word), `${until}.${mac}`) ? word : undefined
  }
  return {
    give: (ctx: Context, id: string, word = ''): void => {
      const options = {
        httpOnly: true,
        sameSite: 'lax',
        secure: isSecure,
        signed: false,
        maxAge: TWELVE_HOURS_MS,
      } as const
      const ticket = tickets.issue(subjectOf(id, word))
      ctx.cookies.set(nameOf(id), word === '' ? ticket : `${ticket}.${word}`, options)
    },
    wordIn,
    isGiven: (ctx: Context, id: string): boolean => wordIn(ctx, id) !== undefined,
  }
}
