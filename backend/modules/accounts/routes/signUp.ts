import type { Context } from 'koa'
import { doorOf, keepPassword } from '../../../kernel/identity/credentials.ts'
import { plus } from '../../../kernel/log/decider.ts'
import { noteDevice } from '../../../kernel/identity/devices.ts'
import { Refused, refusing } from '../../../kernel/errors.ts'
import { VISITOR } from '../../../kernel/identity/visitor.ts'
import type { Command } from '../../../kernel/log/handle.ts'
import { commandOf, awaitProjection } from '../../../kernel/http/http.ts'
import { commandIdOf, derivedId, hashOf } from '../../../kernel/ids.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { bodyOf } from '../../../kernel/http/request.ts'
import { hashSecret, isSecret } from '../../../kernel/identity/secrets.ts'
import { beginSession } from '../../../kernel/identity/session.ts'
import { account, type Account } from '../account.ts'
import { SignUp, type AccountRefusal } from '../contract.ts'
import { abandonSignUp, openAccount, reserveEmail } from '../decide.ts'
import { email } from '../email.ts'
import { emailIdOf, holderOf, userOf } from '../queries.ts'

const refuse = refusing<AccountRefusal>()
/** @number how long a repeated sign-up counts as the same. Real minutes: no connection is faster in a demo. */
const REPEAT_MS = 600_000

/** A step of the sign-up on another stream than the account's: whoever repeats it gives the same command. */
const step = (command: Command, stream: string, name: string, accountId: string): Command => ({
  ...command,
  commandId: commandIdOf(stream, name, accountId),
  commandHash: hashOf([name, accountId]),
})

/**
 * Ends a sign-up that holds the address and never opened.
 * @returns the account that it was for, if there was one
 * @throws Refused email-taken when an account is open at the address
 */
const freeAddress = async (kernel: Kernel, address: string, accountId: string, command: Command): Promise<string> => {
  const holder = await holderOf(kernel, address)
  if (!holder || holder === accountId) return ''
  const abandoning = step(command, `account-${holder}`, 'abandon', holder)
  await kernel.handle(account, holder, abandonSignUp({ accountId: holder }), abandoning)
  return holder
}

const takeAddress = (
  kernel: Kernel,
  address: string,
  ids: { accountId: string; insteadOf: string },
  given: Command,
) => {
  const emailId = emailIdOf(kernel, address)
  return kernel.handle(email, emailId, reserveEmail(ids), step(given, `email-${emailId}`, 'reserve', ids.accountId))
}

/** Whoever repeats the request must know the first one's password. */
const requireSamePassword = async (hashed: string | null, password: string) => {
  if (!hashed || !(await isSecret(hashed, password))) throw new Refused('key-reused')
}

const setPassword = async ({ db }: Kernel, accountId: string, password: string) => {
  const { passwordHash } = await doorOf(db, accountId)
  if (!passwordHash && (await keepPassword(db, accountId, await hashSecret(password)))) return
  await requireSamePassword((await doorOf(db, accountId)).passwordHash, password)
}

/** A repeat stands in for an answer that was lost a moment ago; everybody else signs in, and shows what that asks for. */
const requireRepeat = ({ status, openedAt, isSuspended, lockedUntil, hasTotp, passkeyIds }: Account, now: string) => {
  const isLost = status === 'open' && now < plus(openedAt, REPEAT_MS)
  const isShut = isSuspended || lockedUntil > now || hasTotp || passkeyIds.length > 0
  if (!isLost || isShut) throw new Refused('sign-in')
}

/**
 * Opens an account: first the password, then the address, then the account itself, each a step that a repeat of the
 * request finds done. Stopped anywhere, it leaves an address that the next sign-up may take over.
 */
export const signUp = (kernel: Kernel) => async (ctx: Context) => {
  const { username, email: address, password } = bodyOf(ctx, SignUp)
  const command = commandOf(kernel, ctx, VISITOR, [username, address])
  const accountId = derivedId(`account:${command.commandId}`)
  const { epoch, passwordHash } = await doorOf(kernel.db, accountId)
  const { state } = await kernel.load(account, accountId)
  if (state.status === 'abandoned') throw refuse('email-taken')
  if (state.status === 'new') {
    const insteadOf = await freeAddress(kernel, address, accountId, command)
    await setPassword(kernel, accountId, password)
    await takeAddress(kernel, address, { accountId, insteadOf }, command)
  } else {
    requireRepeat(state, kernel.clock.now())
    await requireSamePassword(passwordHash, password)
  }
  const opening = openAccount({ accountId, username, email: address })
  const opened = await kernel.handle(account, accountId, opening, command)
  await noteDevice(kernel, ctx, accountId)
  await beginSession(ctx, accountId, { epoch })
  await awaitProjection(kernel, ctx, 'accounts', opened)
  ctx.status = 201
  ctx.body = userOf(kernel, opened.state)
}
