import type { Context } from 'koa'
import { doorOf } from '../../../kernel/identity/credentials.ts'
import { derivedId, newId } from '../../../kernel/ids.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { count, forgive, networkOf, type Limit } from '../../../kernel/http/limits.ts'
import { bodyOf } from '../../../kernel/http/request.ts'
import { hashSecret, isSecret } from '../../../kernel/identity/secrets.ts'
import { issueTicket } from '../../../kernel/identity/tickets.ts'
import { account, type Account } from '../account.ts'
import { SignIn } from '../contract.ts'
import { refuse, requireWelcome } from '../decide/guards.ts'
import { normalised } from '../email.ts'
import { holderOf } from '../queries.ts'
import { enter } from './enter.ts'
import { countGuess } from './guesses.ts'
import { purposeOfSecondStep, SECOND_STEP_S } from './secondFactor.ts'

const QUARTER_HOUR_S = 900
const perAccount: Limit = { name: 'sign-in-account', points: 5, seconds: QUARTER_HOUR_S }
const perNetwork: Limit = { name: 'sign-in', points: 20, seconds: QUARTER_HOUR_S }
/** Looked up for an unknown address, so that it costs the same reads as a known one. */
const NOBODY = derivedId('nobody')

/** An account answers to its address of today alone; one that it had before is only kept for it. */
const isAt = ({ status, email }: Account, address: string) =>
  status === 'open' && normalised(email) === normalised(address)

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
    const { epoch, passwordHash } = await doorOf(kernel.db, accountId)
    const { state } = await kernel.load(account, accountId)
    const forgetGuesses = await countGuess(kernel, ctx, { accountId, address })
    const isRight = await isSecret(passwordHash ?? (await decoy), password)
    if (!isRight || !passwordHash || !isAt(state, address)) throw refuse('credentials-wrong')
    requireWelcome(state, kernel.clock.now())

    await forgive(kernel, perNetwork, network)
    await forgive(kernel, perAccount, who)
    await forgetGuesses()
    if (state.hasTotp) {
      const ticket = await issueTicket(kernel.db, purposeOfSecondStep(accountId, epoch), SECOND_STEP_S)
      throw refuse('second-factor-needed', { ticket })
    }
    await enter(kernel, ctx, state, { epoch })
  }
}
