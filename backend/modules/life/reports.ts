import type { Context } from 'koa'
import { lockOf, triesLeft } from '../../kernel/identity/codes.ts'
import { isCode, maskedAddress } from '../../kernel/identity/digits.ts'
import { newId } from '../../kernel/ids.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import type { ReportDeath } from './contract.ts'
import { codeOwner } from './codeOwner.ts'
import { refuse, type Decide } from './decide/guards.ts'
import { askCode, reportDeath, reportsFrom, requireCode, withdrawReport } from './decide/report.ts'
import { quorumOf, type Contact, type Life } from './life.ts'
import { momentNow } from './momentNow.ts'
import type { Reported } from './reportPage.ts'
import { reportsOf } from './repeated.ts'
import { CODE_TRIES, codesOf } from './reporting.ts'

/** After these the page is shown once more, with what was wrong. */
export const AGAIN: ReadonlySet<string> = new Set(['code-wrong', 'no-code', 'locked', 'rate-limited', 'report-later'])

type Named = { readonly accountId: string; readonly contact: Contact; readonly state: Life }
type Give<N> = (ctx: Context, named: N, decision: Decide, said: object, commandId?: string) => Promise<N>

/** A contact's page tells us of a death: by a code from their own mailbox, and takes that back. */
export const reporting = <N extends Named>(kernel: Kernel, give: Give<N>) => {
  const { clock, settings } = kernel

  const isEnding = async ({ accountId, state }: Named): Promise<boolean> =>
    (await momentNow(kernel, accountId, state)).is === 'ending'
  const code = async (ctx: Context, named: N): Promise<N> => {
    const { contactId } = named.contact
    return give(ctx, named, askCode({ contactId, nonce: newId(), isEnding: await isEnding(named) }), {}, newId())
  }

  const report = async (ctx: Context, named: N, { code: typed }: ReportDeath): Promise<N> => {
    const { accountId, state } = named
    const { contactId } = named.contact
    const nonce = requireCode(state, contactId, clock.now(), clock.dayMs)
    if (nonce === undefined) return named
    const isRight = isCode(settings, codeOwner(accountId, contactId), nonce, typed)
    // Under an id of its own: one request key sent with many guesses would count as one try.
    const after = await give(
      ctx,
      named,
      reportDeath({ contactId, isRight, isEnding: await isEnding(named) }),
      { isRight },
      newId(),
    )
    if (isRight) return after
    const codes = codesOf(after.state, contactId)
    throw lockOf(codes, clock.now()) ?? refuse('code-wrong', { left: triesLeft(codes, clock.now(), CODE_TRIES) })
  }
  const withdraw = (ctx: Context, named: N): Promise<N> =>
    give(ctx, named, withdrawReport({ contactId: named.contact.contactId }), {}, newId())

  /** Undefined where nobody may tell us of the death of this author. */
  const reportedIn = ({ contact, state }: Named, isEnding: boolean): Reported | undefined => {
    const { plan, reports, verdict } = state
    const needed = quorumOf(state)
    if (!plan || needed === undefined) return undefined
    const report = reports.find(({ contactId }) => contactId === contact.contactId)
    const now = clock.now()
    const from = reportsFrom(state, clock.dayMs)
    const codes = codesOf(state, contact.contactId)
    return {
      needed,
      told: reports.length,
      hasTold: report !== undefined,
      before: reportsOf(state, contact.contactId).filter((at) => at !== report?.reportedAt),
      days: plan.challengeDays,
      isClosed: isEnding || verdict?.isConfirmed === true,
      from: from > now ? from : '',
      code: codes.code,
      address: maskedAddress(contact.address),
      isLocked: lockOf(codes, now) !== undefined,
    }
  }
  return { code, report, withdraw, reportedIn }
}
