import type { Context } from 'koa'
import { derivedKey } from '../../kernel/log/keyring.ts'
import { ticketsOf } from '../../kernel/http/security.ts'
import type { Settings } from '../../kernel/process/settings.ts'

const TWELVE_HOURS_MS = 12 * 3_600_000

/** The cookie that says: this browser gave this delivery's passcode, at most 12 hours ago. */
export const unlockedWith = ({ masterKey, origin }: Settings) => {
  const tickets = ticketsOf(derivedKey(masterKey, 'unlock'), TWELVE_HOURS_MS)
  const isSecure = origin.startsWith('https:')
  const nameOf = (id: string) => `${isSecure ? '__Host-' : ''}unlocked-${id}`
  return {
    give: (ctx: Context, id: string): void => {
      const options = {
        httpOnly: true,
        sameSite: 'lax',
        secure: isSecure,
        signed: false,
        maxAge: TWELVE_HOURS_MS,
      } as const
      ctx.cookies.set(nameOf(id), tickets.issue(id), options)
    },
    isGiven: (ctx: Context, id: string): boolean => tickets.isValid(id, ctx.cookies.get(nameOf(id)) ?? ''),
  }
}
