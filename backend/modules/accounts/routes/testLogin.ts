import type { Context } from 'koa'
import { doorOf } from '../../../kernel/identity/credentials.ts'
import { Refused } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { bodyOf } from '../../../kernel/http/request.ts'
import { account } from '../account.ts'
import { TestLogin } from '../contract.ts'
import { isMadeUp } from '../email.ts'
import { testUsersOf } from '../queries.ts'
import { enter } from './enter.ts'

export const readTestUsers = (kernel: Kernel) => async (ctx: Context) => {
  ctx.body = await testUsersOf(kernel)
}

/** Opens a made-up account without a password, as a person's sign-in would; nobody's real account opens so. */
export const testLogin = (kernel: Kernel) => async (ctx: Context) => {
  const { accountId } = bodyOf(ctx, TestLogin)
  const { epoch } = await doorOf(kernel.db, accountId)
  const { state } = await kernel.load(account, accountId)
  if (state.status !== 'open' || !isMadeUp(state.email)) throw new Refused('not-found')
  await enter(kernel, ctx, state, { epoch })
}
