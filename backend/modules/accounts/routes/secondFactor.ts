import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { Context } from 'koa'
import { doorOf } from '../../../kernel/identity/credentials.ts'
import { commandOf } from '../../../kernel/http/http.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { count, forgive, networkOf, type Limit } from '../../../kernel/http/limits.ts'
import { optionsToShow, takePasskey } from '../../../kernel/identity/passkeys.ts'
import { issueProof } from '../../../kernel/identity/reauth.ts'
import { takeRecoveryCode } from '../../../kernel/identity/recoveryCodes.ts'
import { actorOf, bodyOf } from '../../../kernel/http/request.ts'
import { stepUpSession } from '../../../kernel/identity/session.ts'
import { purposeOfTicket, takeTicket } from '../../../kernel/identity/tickets.ts'
import { takeTotp } from '../../../kernel/identity/totp.ts'
import { account } from '../account.ts'
import { SecondFactor, ShowPasskey, WithCode } from '../contract.ts'
import { recordRecoveryCodeUse } from '../decide/factors.ts'
import { refuse } from '../decide/guards.ts'
import { enter } from './enter.ts'

/** @number how long the second step of a sign-in waits */
export const SECOND_STEP_S = 600
const SECOND_STEP = 'second-step:'
/** The epoch is the one in which the password was right. */
export const purposeOfSecondStep = (accountId: string, epoch: number) => `${SECOND_STEP}${accountId}:${epoch}`
const tries: Limit = { name: 'second-factor', points: 5, seconds: 900 }
const shown: Limit = { name: 'passkey', points: 30, seconds: 900 }

/** Whether an authenticator app's code or a recovery code is right; five tries in a quarter of an hour, whoever asks. */
export const isCodeRight = async (kernel: Kernel, ctx: Context, accountId: string, code: string): Promise<boolean> => {
  await count(kernel, tries, accountId)
  if (await takeTotp(kernel, accountId, code)) {
    await forgive(kernel, tries, accountId)
    return true
  }
  if (!(await takeRecoveryCode(kernel, accountId, code))) return false
  await forgive(kernel, tries, accountId)
  const { expected: _, ...command } = commandOf(kernel, ctx, { kind: 'account', id: accountId }, { recovered: true })
  // Not by the key of the request: a code is used once, and no repeat may hide that another one was.
  await kernel.handle(account, accountId, recordRecoveryCodeUse(), { ...command, commandId: command.correlationId })
  return true
}

/** The second step of a sign-in by password. */
export const secondFactor = (kernel: Kernel) => async (ctx: Context) => {
  const { ticket, code } = bodyOf(ctx, SecondFactor)
  const purpose = (await purposeOfTicket(kernel.db, ticket)) ?? ''
  if (!purpose.startsWith(SECOND_STEP)) throw refuse('link-expired')
  const [accountId = '', epoch = ''] = purpose.slice(SECOND_STEP.length).split(':')
  if ((await doorOf(kernel.db, accountId)).epoch !== Number(epoch)) throw refuse('link-expired')
  if (!(await isCodeRight(kernel, ctx, accountId, code))) throw refuse('code-used')
  if (!(await takeTicket(kernel.db, ticket, purpose))) throw refuse('link-expired')
  const { state } = await kernel.load(account, accountId)
  await enter(kernel, ctx, state, { epoch: Number(epoch), factorAt: kernel.clock.now(), isProven: true })
}

export const passkeyOptions = (kernel: Kernel) => async (ctx: Context) => {
  ctx.body = await optionsToShow(kernel)
}

/** Only a passkey that the account's stream still has opens it. */
const shownIn = async (kernel: Kernel, ctx: Context) => {
  await count(kernel, shown, networkOf(ctx))
  const { response } = bodyOf(ctx, ShowPasskey)
  const passkey = await takePasskey(kernel, response as unknown as AuthenticationResponseJSON)
  if (!passkey) throw refuse('not-a-passkey')
  const { state } = await kernel.load(account, passkey.accountId)
  if (!state.passkeyIds.includes(passkey.id)) throw refuse('not-a-passkey')
  return passkey
}

/** Lets somebody in by a passkey, which is two factors in one: the device, and the gesture that it asks for. */
export const passkeySignIn = (kernel: Kernel) => async (ctx: Context) => {
  const { id, accountId } = await shownIn(kernel, ctx)
  const { epoch } = await doorOf(kernel.db, accountId)
  const { state } = await kernel.load(account, accountId)
  if (state.status !== 'open') throw refuse('not-a-passkey')
  await enter(kernel, ctx, state, { epoch, factorAt: kernel.clock.now(), isProven: !state.plainPasskeys.includes(id) })
}

/** Shows once more who is there, for a change that asks for it. */
export const stepUp = (kernel: Kernel) => async (ctx: Context) => {
  const { code } = bodyOf(ctx, WithCode)
  if (!(await isCodeRight(kernel, ctx, actorOf(ctx).id, code))) throw refuse('code-used')
  await stepUpSession(ctx)
  ctx.status = 204
}

/** A passkey shown once more: also what stands in for the password in the next five minutes. */
export const passkeyStepUp = (kernel: Kernel) => async (ctx: Context) => {
  const { id } = actorOf(ctx)
  if ((await shownIn(kernel, ctx)).accountId !== id) throw refuse('not-a-passkey')
  await stepUpSession(ctx)
  ctx.body = { proof: await issueProof(kernel, id) }
}
