import type { Context } from 'koa'
import { Refused } from '../../kernel/errors.ts'
import { begunBefore } from '../../kernel/http/places.ts'
import { actorOf } from '../../kernel/http/request.ts'
import { addressHashOf } from '../../kernel/identity/addressHash.ts'
import type { SessionFacts } from '../../kernel/identity/session.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import { isNowhere } from '../../kernel/process/demo.ts'
import { holdsLink } from '../../kernel/words/names.ts'
import { reachOf } from '../accounts/reading.ts'
import { relativesIn } from '../connections/reading.ts'
import { mayWrite } from '../life/reading.ts'
import type { AskForStory } from './contract.ts'
import { refuse } from './decide/guards.ts'
import { isRefused, openOf } from './queries.ts'

/** Whom a question goes to: a member by their own address, once it is confirmed, anybody else by the one that was given. */
const personOf = async (kernel: Kernel, familyId: string, to: AskForStory['to']) => {
  if (!('accountId' in to)) {
    const { name, email, relativeId } = to
    if (relativeId !== undefined) {
      const { state } = await kernel.load(relativesIn, familyId)
      if (!state.includes(relativeId)) throw refuse('not-found')
    }
    return { name, address: email, ...(relativeId !== undefined && { relativeId }) }
  }
  const { accountId } = to
  if ((await kernel.membership.roleIn(familyId, accountId)) === undefined) throw refuse('not-found')
  const { name, email, isVerified } = await reachOf(kernel, accountId)
  return { name, toAccountId: accountId, address: isVerified ? email : undefined }
}

/**
 * What a question's event says of whom it goes to, and the facts that decide whether it may be asked.
 * @throws Refused not-found where no such member or relative is in the family, demo-address in a demo that would write to somebody
 */
export const askFactsOf = async (kernel: Kernel, ctx: Context, familyId: string, { question, to }: AskForStory) => {
  const { id: accountId } = actorOf(ctx)
  const [{ isVerified }, { address, ...person }] = await Promise.all([
    reachOf(kernel, accountId),
    personOf(kernel, familyId, to),
  ])
  const { demoUntil } = (ctx.state['session'] ?? {}) as Partial<SessionFacts>
  if (demoUntil && address !== undefined && !isNowhere(address)) throw new Refused('demo-address')
  const addressHash = address === undefined ? undefined : addressHashOf(kernel.settings, address)
  return {
    asked: { ...person, ...(address !== undefined && addressHash !== undefined && { address, addressHash }) },
    facts: {
      isVerified,
      hasLink: holdsLink(question),
      openN: (await openOf(kernel, accountId)) + begunBefore(ctx),
      isUnheard: 'accountId' in to && !(await mayWrite(kernel, to.accountId)),
      isRefused: addressHash !== undefined && (await isRefused(kernel, familyId, addressHash)),
    },
  }
}
