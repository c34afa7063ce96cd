import type { Context } from 'koa'
import { commandOf, settle } from '../../../kernel/http.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { removePasskey } from '../../../kernel/passkeys.ts'
import { removeRecoveryCodes } from '../../../kernel/recoveryCodes.ts'
import { shutOut } from '../../../kernel/sessions.ts'
import { removeTotp } from '../../../kernel/totp.ts'
import { account, type Account } from '../account.ts'
import { refuse } from '../decide/guards.ts'
import { undoChange } from '../decide/undo.ts'
import type { Letter } from '../events.ts'

/** The mail whose link this is. */
const letterIn = ({ capabilities }: Kernel, token: string, { accountId, undoable }: Account): Letter | undefined =>
  undoable.find(({ letter }) => capabilities.isValid(token, 'undo', accountId, letter))

const lookUp = async (kernel: Kernel, ctx: Context) => {
  const token = (ctx['params'] as { token?: string }).token ?? ''
  const id = kernel.capabilities.idIn(token)
  if (!id) throw refuse('link-invalid')
  const { state } = await kernel.load(account, id)
  const letter = letterIn(kernel, token, state)
  if (!letter) throw refuse('link-invalid')
  return { id, state, letter }
}

/** What the link would undo; looking changes nothing. */
export const readUndo = (kernel: Kernel) => async (ctx: Context) => {
  const { letter, state } = await lookUp(kernel, ctx)
  const { kind, askedAt } = letter
  ctx.body = { kind, at: askedAt, isUndone: state.undone.includes(letter.letter) }
}

/** "It was not me": whoever has the mailbox needs no session. A repeat does what a first try left undone. */
export const undo = (kernel: Kernel) => async (ctx: Context) => {
  const { id, letter } = await lookUp(kernel, ctx)
  const { kind, about = '', askedAt } = letter
  const command = commandOf(kernel, ctx, { kind: 'account', id }, { letter: letter.letter })
  const handled = await kernel.handle(account, id, undoChange({ letter: letter.letter }), command)
  if (kind === 'factor-enabled') {
    await removeTotp(kernel, id)
    await removeRecoveryCodes(kernel, id)
  }
  if (kind === 'passkey-added') await removePasskey(kernel, id, about)
  if (kind !== 'deletion-planned') await shutOut(kernel.db, id)
  await settle(kernel, ctx, 'accounts', handled)
  ctx.body = { kind, at: askedAt, isUndone: true, lockedUntil: handled.state.lockedUntil }
}
