import { sql, type Tx } from '../../backend/kernel/db.ts'
import { forCategory, projection } from '../../backend/kernel/log/projection.ts'
import type { AccountsEvent } from '../../backend/modules/accounts/events.ts'
import type { BillingEvent } from '../../backend/modules/billing/events.ts'

type Of = { readonly id: string }

const become = (tx: Tx, { id }: Of, state: string) =>
  tx.query(sql.typeAlias('void')`update billing.plans set state = ${state} where id = ${id}`)
const wishing = (tx: Tx, { id }: Of, isOpen: boolean) =>
  tx.query(sql.typeAlias('void')`update billing.plans set has_wish = ${isOpen} where id = ${id}`)
/** Whether a trial still runs says its end, on the day that somebody asks. */
const WITHOUT_PLAN = sql.fragment`plan = 'free_forever', cycle = null, cents = null, period_end = null`

/** What each account has; the row goes with it. */
export const plans = projection(
  'billing.plans',
  forCategory<BillingEvent>('billing', {
    TrialStarted: (tx, { id, data }) =>
      tx.query(sql.typeAlias('void')`
        insert into billing.plans (id, state, trial_ends_at) values (${id}, 'trial', ${data.endsAt})
        on conflict (id) do update set trial_ends_at = excluded.trial_ends_at,
          state = case when plans.plan = 'free_forever' then 'trial' else plans.state end`),
    TrialEnded: (tx, { id }) =>
      tx.query(sql.typeAlias('void')`
        update billing.plans set trial_ends_at = null,
          state = case when plan = 'free_forever' then 'free' else state end where id = ${id}`),
    CheckoutStarted: (tx, { id, data }) =>
      tx.query(sql.typeAlias('void')`
        insert into billing.plans (id, state, customer, has_checkout) values (${id}, 'free', ${data.customer}, true)
        on conflict (id) do update set customer = excluded.customer, has_checkout = true`),
    PlanActivated: (tx, { id, data }) =>
      tx.query(sql.typeAlias('void')`
        update billing.plans set state = 'active', plan = ${data.plan}, cycle = ${data.cycle}, cents = ${data.cents},
          mode = ${data.mode}, period_end = ${data.periodEnd}, has_checkout = false where id = ${id}`),
    PlanChanged: (tx, { id, data }) =>
      tx.query(sql.typeAlias('void')`
        update billing.plans set plan = ${data.plan}, cycle = ${data.cycle}, cents = ${data.cents} where id = ${id}`),
    PlanRenewed: (tx, { id, data }) =>
      tx.query(sql.typeAlias('void')`update billing.plans set period_end = ${data.periodEnd} where id = ${id}`),
    PlanPastDue: (tx, event) => become(tx, event, 'past_due'),
    PlanRecovered: (tx, event) => become(tx, event, 'active'),
    CancellationRequested: async (tx, event) => {
      await become(tx, event, 'ending')
      await wishing(tx, event, event.data.by !== 'provider')
    },
    PlanResumed: async (tx, event) => {
      await become(tx, event, 'active')
      await wishing(tx, event, false)
    },
    PlanEnded: (tx, { id, data }) =>
      tx.query(sql.typeAlias('void')`
        update billing.plans set ${WITHOUT_PLAN}, has_wish = ${data.why !== 'provider'},
          state = case when trial_ends_at is null then 'free' else 'trial' end where id = ${id}`),
    ProviderTold: (tx, event) => wishing(tx, event, false),
    BillingClosed: (tx, { id }) =>
      tx.query(sql.typeAlias('void')`
        update billing.plans set ${WITHOUT_PLAN}, state = 'closed', customer = '', has_checkout = false, has_wish = false,
          trial_ends_at = null where id = ${id}`),
  }),
  forCategory<AccountsEvent>('account', {
    AccountErased: (tx, { id }) => tx.query(sql.typeAlias('void')`delete from billing.plans where id = ${id}`),
  }),
)
