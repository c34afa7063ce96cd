import type { Context } from 'koa'
import { Refused } from '../../kernel/errors.ts'
import type { Actor } from '../../kernel/event.ts'
import { VISITOR } from '../../kernel/identity/visitor.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { idOf } from '../../kernel/http/request.ts'
import { conversation } from './conversation.ts'

/** @number how long a visitor's browser opens its conversation with support */
const SIXTY_DAYS_MS = 60 * 86_400_000
const KEY = 'conversation'
const COOKIE = 'conversation'

/** The key of a conversation, for the link in a mail. */
export const keyOf = ({ capabilities }: Pick<Kernel, 'capabilities'>, id: string): string => capabilities.issue(KEY, id)

/**
 * Who may enter a conversation: the account that began it, or a browser with the conversation's own cookie, which is
 * sent to this conversation's calls alone. To everybody else it is not there.
 */
export const doorsOf = ({ capabilities, settings, load }: Kernel) => {
  const secure = settings.origin.startsWith('https:')
  const isKey = (key: string, id: string): boolean => capabilities.isValid(key, KEY, id)

  const visitorOf = (ctx: Context): Actor => (ctx.state['by'] as Actor | undefined) ?? VISITOR

  const open = (ctx: Context, id: string): void => {
    const scope = { path: `/api/support/${id}`, httpOnly: true, secure, sameSite: 'lax', signed: false } as const
    ctx.cookies.set(COOKIE, capabilities.issue(KEY, id), { ...scope, maxAge: SIXTY_DAYS_MS })
  }
  const enter = async (ctx: Context) => {
    const id = idOf(ctx.params['id'])
    const by = visitorOf(ctx)
    const { state } = await load(conversation, id)
    const isTheirs = by.kind === 'account' && state.accountId === by.id
    const hasCookie = isKey(ctx.cookies.get(COOKIE, { signed: false }) ?? '', id)
    if (state.status === 'new' || !(isTheirs || hasCookie)) throw new Refused('not-found')
    return { id, by, state }
  }
  return { isKey, visitorOf, open, enter }
}
