import type { Context } from 'koa'
import type { Actor } from '../../../kernel/event.ts'
import { commandOf, awaitProjection } from '../../../kernel/http/http.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { tokenOf } from '../../../kernel/page/link.ts'
import { removePasskey } from '../../../kernel/identity/passkeys.ts'
import { bodyOf } from '../../../kernel/http/request.ts'
import { shutOut } from '../../../kernel/identity/sessions.ts'
import { applySign } from '../../../kernel/identity/signs.ts'
import { hasShownFactor } from '../../../kernel/identity/staff.ts'
import { removeTotp } from '../../../kernel/identity/totp.ts'
import { account, type Account } from '../account.ts'
import { UndoChange } from '../contract.ts'
import { refuse } from '../decide/guards.ts'
import { removalOf } from '../decide/removal.ts'
import { undoChange } from '../decide/undo.ts'
import type { Letter } from '../events.ts'
import { isCodeRight } from './secondFactor.ts'

const KEEPS_SESSIONS: ReadonlySet<Letter['kind']> = new Set(['deletion-planned', 'factor-removal-asked'])

/** The mail whose link this is. */
const letterIn = ({ capabilities }: Kernel, token: string, { accountId, undoable }: Account): Letter | undefined =>
  undoable.find(({ letter }) => capabilities.isValid(token, 'undo', accountId, letter))

const lookUp = async (kernel: Kernel, ctx: Context) => {
  const token = tokenOf(ctx)
  const id = kernel.capabilities.idIn(token)
  if (!id) throw refuse('link-invalid')
  const { state } = await kernel.load(account, id)
  const letter = letterIn(kernel, token, state)
  if (!letter) throw refuse('link-invalid')
  return { id, state, letter }
}

const answerOf = (state: Account, { kind, askedAt, letter }: Letter) => {
  const isUndone = state.undone.includes(letter)
  const removal = isUndone ? undefined : removalOf(state, letter)
  return { kind, at: askedAt, isUndone, ...(removal && !removal.isStopped && { waitsUntil: removal.until }) }
}

/** Whether whoever presses has more than the mailbox: a session that showed a factor, or a code now. */
const showsFactor = async (kernel: Kernel, ctx: Context, id: string): Promise<boolean> => {
  const { code } = bodyOf(ctx, UndoChange)
  if (code === undefined) return (ctx.state['by'] as Actor | undefined)?.id === id && hasShownFactor(ctx)
  if (!(await isCodeRight(kernel, ctx, id, code))) throw refuse('code-used')
  return true
}

/** What the link would undo; looking changes nothing. */
export const readUndo = (kernel: Kernel) => async (ctx: Context) => {
  const { letter, state } = await lookUp(kernel, ctx)
  ctx.body = answerOf(state, letter)
}

/** "It was not me": whoever has the mailbox needs no session. A repeat does what a first try left undone. */
export const undo = (kernel: Kernel) => async (ctx: Context) => {
  const { id, letter } = await lookUp(kernel, ctx)
  const { kind, about = '' } = letter
  const byFactor = await showsFactor(kernel, ctx, id)
  await applySign(kernel, { accountId: id, source: 'mail' })
  const command = commandOf(kernel, ctx, { kind: 'account', id }, { letter: letter.letter })
  const handled = await kernel.handle(account, id, undoChange({ letter: letter.letter, byFactor }), command)
  const { state } = handled
  if (kind === 'factor-enabled' && !state.hasTotp) await removeTotp(kernel, id)
  if (kind === 'passkey-added') await removePasskey(kernel, id, about)
  if (!KEEPS_SESSIONS.has(kind)) await shutOut(kernel.db, id)
  await awaitProjection(kernel, ctx, 'accounts', handled)
  ctx.body = { ...answerOf(state, letter), lockedUntil: state.lockedUntil }
}
