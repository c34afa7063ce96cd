import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import type { Context } from 'koa'
import {
  madePasskey,
  optionsToAdd,
  passkeysOf,
  removePasskey as forgetPasskey,
} from '../../../kernel/identity/passkeys.ts'
import { newRecoveryCodes, recoveryCodesLeft } from '../../../kernel/identity/recoveryCodes.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { count, type Limit } from '../../../kernel/http/limits.ts'
import { requireProof } from '../../../kernel/identity/reauth.ts'
import { actorOf, bodyOf, idOf } from '../../../kernel/http/request.ts'
import { stepUpSession } from '../../../kernel/identity/session.ts'
import { hasShownFactor } from '../../../kernel/identity/staff.ts'
import { beginTotp, hasTotp, removeTotp, sealedTotp, takeTotp } from '../../../kernel/identity/totp.ts'
import { account } from '../account.ts'
import { AddPasskey, WithCode, WithProof } from '../contract.ts'
import {
  addPasskey as addedPasskey,
  disableTotp,
  enableTotp,
  recordRecoveryCodes,
  removePasskey as removedPasskey,
} from '../decide/factors.ts'
import { refuse } from '../decide/guards.ts'
import { tell } from './tell.ts'

const tries: Limit = { name: 'totp-confirm', points: 10, seconds: 900 }

export const security = (kernel: Kernel) => async (ctx: Context) => {
  const { id } = actorOf(ctx)
  ctx.body = {
    hasTotp: await hasTotp(kernel, id),
    recoveryCodesLeft: await recoveryCodesLeft(kernel, id),
    passkeys: (await passkeysOf(kernel, id)).map(({ id, name, createdAt }) => ({ id, name, createdAt })),
  }
}

const requireShown = (kernel: Kernel, ctx: Context) => requireProof(kernel, actorOf(ctx).id, bodyOf(ctx, WithProof))

/** Whoever it is first: a session left open must not be able to lock its person out. */
export const startTotp = (kernel: Kernel) => async (ctx: Context) => {
  const { id } = actorOf(ctx)
  await requireShown(kernel, ctx)
  const { state } = await kernel.load(account, id)
  const begun = await beginTotp(kernel, id, state.email)
  if (!begun) throw refuse('factor-exists')
  ctx.body = begun
}

/** The first right code makes the app count; the recovery codes are shown this once. */
export const confirmTotp = (kernel: Kernel) => async (ctx: Context) => {
  const { id } = actorOf(ctx)
  const { code } = bodyOf(ctx, WithCode)
  await count(kernel, tries, id)
  if (await hasTotp(kernel, id)) throw refuse('factor-exists')
  if (!(await takeTotp(kernel, id, code, true))) throw refuse('code-used')
  const { codes, codeHashes } = newRecoveryCodes(kernel, id)
  await tell(kernel, ctx, enableTotp(), { kind: 'totp', secret: await sealedTotp(kernel, id), codeHashes })
  await stepUpSession(ctx)
  ctx.body = { recoveryCodes: codes }
}

export const endTotp = (kernel: Kernel) => async (ctx: Context) => {
  const { id } = actorOf(ctx)
  await requireShown(kernel, ctx)
  await tell(kernel, ctx, disableTotp())
  await removeTotp(kernel, id)
  ctx.status = 204
}

export const renewRecoveryCodes = (kernel: Kernel) => async (ctx: Context) => {
  const { id } = actorOf(ctx)
  await requireShown(kernel, ctx)
  if (!(await hasTotp(kernel, id))) throw refuse('code-used')
  const { codes, codeHashes } = newRecoveryCodes(kernel, id)
  await tell(kernel, ctx, recordRecoveryCodes(), { kind: 'recovery-codes', codeHashes })
  ctx.body = { recoveryCodes: codes }
}

export const passkeyAddOptions = (kernel: Kernel) => async (ctx: Context) => {
  const { id } = actorOf(ctx)
  await requireShown(kernel, ctx)
  const { state } = await kernel.load(account, id)
  ctx.body = await optionsToAdd(kernel, id, state.email)
}

/** The question was asked after a proof, and its answer is good for five minutes. */
export const addPasskey = (kernel: Kernel) => async (ctx: Context) => {
  const { name, response } = bodyOf(ctx, AddPasskey)
  const { id } = actorOf(ctx)
  const passkey = await madePasskey(kernel, id, response as unknown as RegistrationResponseJSON, name)
  if (!passkey) throw refuse('not-a-passkey')
  await tell(kernel, ctx, addedPasskey({ passkeyId: passkey.id, byFactor: hasShownFactor(ctx) }), {
    kind: 'passkey',
    passkey,
  })
  await stepUpSession(ctx)
  ctx.status = 201
  ctx.body = { id: passkey.id, name }
}

export const removePasskey = (kernel: Kernel) => async (ctx: Context) => {
  const passkeyId = idOf((ctx['params'] as { id?: string }).id)
  await requireShown(kernel, ctx)
  await tell(kernel, ctx, removedPasskey({ passkeyId }))
  await forgetPasskey(kernel, actorOf(ctx).id, passkeyId)
  ctx.status = 204
}
