import { useQuery } from '@tanstack/react-query'
import { CreditCard } from 'lucide-react'
import { PLAN_NAMES, TRIAL_DAYS, type Billing } from '../../../../backend/modules/billing/contract.ts'
import { openAuthModal } from '../../../app/authModal.ts'
import { Loaded } from '../../../app/Loaded.tsx'
import { paths } from '../../../app/paths.ts'
import { useSession } from '../../../app/session.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { dateIn } from '../../../ui/moment.ts'
import { Ledger } from '../../../ui/page/Ledger.tsx'
import { SubscriptionPage as NotOnSale } from './off/SubscriptionPage.tsx'
import { buttonRow } from '../style.ts'
import { usePortal } from './commands.ts'
import { EndPlan } from './EndPlan.tsx'
import { Page } from './Page.tsx'
import { mine, prices } from './queries.ts'
import { Refusal } from './Refusal.tsx'
import { dollars, every, KEPT, SIMULATED } from './words.ts'

/** What an account has, what it pays and when, and each way to change that. */
export function SubscriptionPage() {
  const asked = useQuery(prices())
  const { user, isLoading } = useSession()
  if (asked.data?.payments === 'off') return <NotOnSale />
  if (!asked.data || isLoading) return <Page title="Subscription" />
  if (!user)
    return (
      <Page title="Subscription" line="Sign in to see which plan you have, and what it costs.">
        <Button size="large" onClick={() => openAuthModal('signin')}>
          Sign in
        </Button>
      </Page>
    )
  return (
    <Page title="Subscription">
      <Own />
    </Page>
  )
}

const Own = () => {
  const own = useQuery(mine())
  return (
    <Loaded query={own} words="Still looking at your plan">
      {(billing) => <Plan billing={billing} />}
    </Loaded>
  )
}

const stands = ({ state, plan, trialEndsAt, periodEnd, pastDueUntil }: Billing): string => {
  switch (state) {
    case 'trial':
      return `You have everything until ${dateIn(trialEndsAt ?? '')}, without a card. After that you have ${PLAN_NAMES.free_forever}, and nothing is charged.`
    case 'active':
      return `You have ${PLAN_NAMES[plan]}.`
    case 'ending':
      return `${PLAN_NAMES[plan]} ends on ${dateIn(periodEnd ?? '')}. Until then you have all of it, and nothing more is charged.`
    case 'past_due':
      return `Your card was declined. You keep ${PLAN_NAMES[plan]} until ${dateIn(pastDueUntil ?? '')}. Please look at your card, or add another.`
    case 'none':
      return `You have everything for ${TRIAL_DAYS} days, without a card.`
    case 'free':
    case 'closed':
      return `You have ${PLAN_NAMES.free_forever}. ${KEPT}`
  }
}

const sentenceOf = (billing: Billing): string =>
  billing.isRefunding ? `Your money is on its way back. ${stands(billing)}` : stands(billing)

const rowsOf = ({ state, plan, cycle, cents, periodEnd, paid }: Billing) => [
  ['Your plan', state === 'trial' ? 'Trial, with everything' : PLAN_NAMES[plan]] as const,
  ...(cents !== null && cycle !== null && periodEnd !== null && state === 'active'
    ? [['Next charge', `${dollars(cents)} on ${dateIn(periodEnd)}, then ${every(cycle)}`] as const]
    : []),
  ...paid.map(
    ({ cents: sum, refundedCents, at }) =>
      [
        `Paid ${dateIn(at)}`,
        refundedCents > 0 ? `${dollars(sum)}, ${dollars(refundedCents)} given back` : dollars(sum),
      ] as const,
  ),
]

const Plan = ({ billing }: { billing: Billing }) => {
  const { state, payments, hasCard } = billing
  const isPaid = ['active', 'ending', 'past_due'].includes(state)
  const portal = usePortal()
  const card = hasCard && (
    <Button
      look={state === 'past_due' ? 'primary' : 'secondary'}
      busy={portal.isPending}
      onClick={() => portal.mutate()}
    >
      Card and receipts
    </Button>
  )
  return (
    <div css={{ display: 'grid', gap: 28, marginTop: 28 }}>
      {state === 'past_due' ? (
        <Banner tone="needs-you" icon={CreditCard} title={sentenceOf(billing)} actions={card} />
      ) : (
        <p>{sentenceOf(billing)}</p>
      )}
      {payments === 'simulator' && <p>{SIMULATED}</p>}
      <Ledger rows={rowsOf(billing)} />
      <Refusal error={portal.error} />
      <div css={buttonRow}>
        {!isPaid && (
          <ButtonLink href={paths.pricing()} size="large">
            See the plans
          </ButtonLink>
        )}
        {state !== 'past_due' && card}
        <ButtonLink href={paths.accountData()} look="quiet">
          Take your things with you
        </ButtonLink>
      </div>
      {isPaid && <EndPlan billing={billing} />}
    </div>
  )
}
