import type { Context } from 'koa'
import { passwordHashOf } from '../../../kernel/credentials.ts'
import { refusing } from '../../../kernel/errors.ts'
import { derivedId, newId } from '../../../kernel/ids.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { count, forgive, networkOf, type Limit } from '../../../kernel/limits.ts'
import { bodyOf } from '../../../kernel/request.ts'
import { hashSecret, isSecret } from '../../../kernel/secrets.ts'
import { beginSession } from '../../../kernel/session.ts'
import { account } from '../account.ts'
import { SignIn, type AccountRefusal } from '../contract.ts'
import { normalised } from '../email.ts'
import { holderOf, userOf } from '../queries.ts'

const refuse = refusing<AccountRefusal>()
const QUARTER_HOUR_S = 900
const perAccount: Limit = { name: 'sign-in-account', points: 5, seconds: QUARTER_HOUR_S }
const perNetwork: Limit = { name: 'sign-in', points: 20, seconds: QUARTER_HOUR_S }

/** Looked up for an unknown address, so that it costs the same reads as a known one. */
const NOBODY = derivedId('nobody')

/** Lets somebody in by address and password. An unknown address and a wrong password look and last the same. */
export const signIn = (kernel: Kernel) => {
  const decoy = hashSecret(newId())
  decoy.catch(() => 'told at the first sign-in')
  return async (ctx: Context) => {
    const { username: address, password } = bodyOf(ctx, SignIn)
    const network = networkOf(ctx)
    const who = `${normalised(address)} ${network}`
    await count(kernel, perNetwork, network)
    await count(kernel, perAccount, who)

    const accountId = (await holderOf(kernel, address)) ?? NOBODY
    const { state } = await kernel.load(account, accountId)
    const hashed = await passwordHashOf(kernel.db, accountId)
    const isRight = await isSecret(hashed ?? (await decoy), password)
    if (!isRight || !hashed || state.status !== 'open') throw refuse('credentials-wrong')
    if (state.isSuspended) throw refuse('account-suspended')

    await forgive(kernel, perNetwork, network)
    await forgive(kernel, perAccount, who)
    await beginSession(ctx, accountId, { role: state.role })
    ctx.body = userOf(state)
  }
}
