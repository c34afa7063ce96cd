import * as v from 'valibot'
import { sql } from '../../backend/kernel/db.ts'
import { commandIdOf } from '../../backend/kernel/ids.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { plus } from '../../backend/kernel/log/decider.ts'
import { reachOf } from '../../backend/modules/accounts/reading.ts'
import { billing } from '../../backend/modules/billing/billing.ts'
import { endPlan, recordNotice, recordTold } from '../../backend/modules/billing/decide/end.ts'
import { beginTrial, endTrial } from '../../backend/modules/billing/decide/trial.ts'
import { isDemo } from '../../backend/modules/billing/facts.ts'
import { markRead, unreadOf } from '../../backend/modules/billing/inbox.ts'
import { look } from '../../backend/modules/billing/looking.ts'
import { nextStep } from '../../backend/modules/billing/next.ts'
import { providerOf } from '../../backend/modules/billing/provider.ts'
import { process } from '../kernel/process.ts'
import { trySystemCommand } from '../kernel/systemCommand.ts'
import { billingMail } from './mail.ts'

/** @number days after which a mail about a plan is left out */
const LATE_DAYS = 2

const begin = async (kernel: Kernel, id: string): Promise<void> => {
  await trySystemCommand(kernel)(billing, id, beginTrial(id), 'beginTrial')
}

const endTheTrial = async (kernel: Kernel, id: string): Promise<void> => {
  await trySystemCommand(kernel)(billing, id, endTrial(), 'endTrial')
}

const endThePlan = async (kernel: Kernel, id: string): Promise<void> => {
  const { subscription } = (await kernel.load(billing, id)).state
  if (subscription)
    await trySystemCommand(kernel)(billing, id, endPlan(), 'endPlan', subscription.subscriptionId, subscription.endsAt)
}

/** Asks the provider what there is, and marks what it had told until then. */
const lookAgain = async (kernel: Kernel, id: string): Promise<void> => {
  const { customer } = (await kernel.load(billing, id)).state
  const upTo = await unreadOf(kernel, customer)
  if (upTo === undefined) return
  await look(kernel, providerOf(kernel.settings), id)
  await markRead(kernel, customer, upTo)
}

/** Two wishes are never lost: the provider is told until it knows. */
const tell = async (kernel: Kernel, id: string): Promise<void> => {
  const { wish, payments } = (await kernel.load(billing, id)).state
  if (!wish) return
  const provider = providerOf(kernel.settings)
  const { kind, subscriptionId, since } = wish
  const failed: string[] = []
  if (kind === 'period_end') await provider.endWithPeriod(subscriptionId, true, since)
  else if (subscriptionId !== '') await provider.endNow(subscriptionId)
  if (kind === 'money_back')
    for (const { chargeId, cents, refundedCents } of payments)
      if (refundedCents < cents && !(await provider.refund(chargeId))) failed.push(chargeId)
  await trySystemCommand(kernel)(billing, id, recordTold(kind, failed), 'recordTold', kind, since)
  await look(kernel, provider, id)
}

const Row = v.object({ id: v.string() })

/** A plan's days: its trial, its mails, what the provider is to be told and what it has told us, and its end. */
export const billingProcess = process({
  aggregate: billing,
  wakes: (wake) => ({
    TrialStarted: (event) => wake(event),
    PlanActivated: (event) => wake(event),
    PlanRenewed: (event) => wake(event),
    PlanPastDue: (event) => wake(event),
    PlanRecovered: (event) => wake(event),
    CancellationRequested: (event) => wake(event),
    PlanResumed: (event) => wake(event),
    PlanEnded: (event) => wake(event),
    RefundFailed: (event) => wake(event),
    BillingClosed: (event) => wake(event),
  }),
  status: ({ status }) => status,
  next: async (state, _, kernel, id) => {
    const { settings, clock } = kernel
    if (settings.payments.mode === 'off') return undefined
    if (state.status === 'new') {
      const { openedAt } = await reachOf(kernel, id)
      return openedAt === '' || (await isDemo(kernel, id)) ? undefined : { step: 'begin', at: clock.now() }
    }
    const unread = state.status === 'open' ? await unreadOf(kernel, state.customer) : undefined
    return unread === undefined ? nextStep(state) : { step: 'look', at: clock.now(), mark: unread }
  },
  steps: {
    begin: { act: begin },
    look: { act: lookAgain },
    tell: { act: tell },
    endTrial: { act: endTheTrial },
    end: { act: endThePlan },
    notice: {
      letter: async (kernel, { id, state, due }) => {
        const notice = String(due.mark)
        const { email, isVerified, name } = await reachOf(kernel, id)
        const isLate = kernel.clock.now() > plus(due.at, LATE_DAYS * kernel.clock.dayMs)
        if (email === '' || !isVerified || isLate) return undefined
        const mailId = commandIdOf(`billing-${id}`, 'notice', notice)
        return { kind: 'plan', mail: billingMail(kernel, { address: email, name, mailId }, notice, state) }
      },
      answered: ({ due }, proof) => recordNotice(String(due.mark), proof),
    },
  },
  open: [
    {
      find: async ({ db, settings }) =>
        settings.payments.mode === 'off'
          ? []
          : db.any(sql.type(Row)`
              select a.id from accounts.accounts a left join billing.plans p on p.id = a.id
              where not a.is_demo and (p.id is null or p.state not in ('free', 'closed') or p.has_wish) order by a.id`),
    },
  ],
})
