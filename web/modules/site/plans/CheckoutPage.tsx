import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearch } from 'wouter'
import {
  MONEY_BACK_DAYS,
  PaidPlanId,
  PLAN_NAMES,
  priceOfCycle,
  TRIAL_DAYS,
} from '../../../../backend/modules/billing/contract.ts'
import { openAuthModal } from '../../../app/authModal.ts'
import { Loaded } from '../../../app/Loaded.tsx'
import { paths } from '../../../app/paths.ts'
import { useSession } from '../../../app/session.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { dateIn } from '../../../ui/moment.ts'
import { Ledger } from '../../../ui/page/Ledger.tsx'
import { tick, tickLine } from '../../../ui/tickStyle.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { CheckoutPage as NotOnSale } from './off/CheckoutPage.tsx'
import { readChoice, type Choice } from './choice.ts'
import { buttonRow } from '../style.ts'
import { useCheckout } from './commands.ts'
import { Page } from './Page.tsx'
import { Refusal } from './Refusal.tsx'
import { mine, prices } from './queries.ts'
import { dollars, every, SIMULATED } from './words.ts'

/** What a plan costs and when, and the way to pay for it; where nothing is on sale, that. */
export function CheckoutPage() {
  const asked = useQuery(prices())
  const choice = readChoice(useSearch())
  const { user, isLoading } = useSession()
  if (!asked.data && !asked.isError)
    return (
      <Page title="Checkout">
        <Skeleton words="Still looking at the prices" />
      </Page>
    )
  if (asked.data?.payments === 'off') return <NotOnSale />
  if (!choice) return <Chooser />
  if (asked.data && !user) return isLoading ? <Page title={PLAN_NAMES[choice.plan]} /> : <SignInFirst choice={choice} />
  return <Buy choice={choice} />
}

/** A plan is never guessed. */
const Chooser = () => (
  <Page title="Which plan?" line="Choose a plan to see what it costs.">
    <div css={buttonRow}>
      {PaidPlanId.options.map((plan) => (
        <ButtonLink key={plan} href={`${paths.checkout()}?plan=${plan}`} look="secondary" size="large">
          {PLAN_NAMES[plan]}, {dollars(priceOfCycle(plan, 'quarterly'))}
        </ButtonLink>
      ))}
    </div>
  </Page>
)

const SignInFirst = ({ choice: { plan, cycle } }: { choice: Choice }) => (
  <Page
    title={PLAN_NAMES[plan]}
    line={`${dollars(priceOfCycle(plan, cycle))} ${every(cycle)}. Sign in first, or make an account: it has ${TRIAL_DAYS} days of everything, without a card.`}
  >
    <div css={buttonRow}>
      <Button size="large" onClick={() => openAuthModal('signup')}>
        Start free trial
      </Button>
      <Button look="quiet" onClick={() => openAuthModal('signin')}>
        Sign in
      </Button>
    </div>
  </Page>
)

const Buy = ({ choice }: { choice: Choice }) => {
  const { plan, cycle } = choice
  const own = useQuery(mine())
  return (
    <Page title={`${PLAN_NAMES[plan]}, paid ${every(cycle)}`}>
      <Loaded query={own} words="Still looking at your plan">
        {({ state, firstChargeAt, payments }) =>
          ['active', 'past_due', 'ending'].includes(state) ? (
            <AlreadyPaid />
          ) : (
            <Quote choice={choice} firstChargeAt={firstChargeAt} isSimulated={payments === 'simulator'} />
          )
        }
      </Loaded>
    </Page>
  )
}

const AlreadyPaid = () => (
  <>
    <p css={{ margin: '20px 0 28px' }}>You have a plan already, so there is nothing to pay here.</p>
    <ButtonLink href={paths.subscription()} size="large">
      See your subscription
    </ButtonLink>
  </>
)

type QuoteProps = { choice: Choice; firstChargeAt: string | null; isSimulated: boolean }

const Quote = ({ choice: { plan, cycle }, firstChargeAt, isSimulated }: QuoteProps) => {
  const [isAgreed, setAgreed] = useState(false)
  const buy = useCheckout()
  const price = dollars(priceOfCycle(plan, cycle))
  const rows = [
    ['Charged today', firstChargeAt ? '$0. Your trial goes on until its last day.' : price],
    ['First charge', firstChargeAt ? `${price} on ${dateIn(firstChargeAt)}` : `${price}, today`],
    ['After that', `${price} ${every(cycle)}, until you cancel`],
    [
      'If you change your mind',
      `Cancel in two clicks. For ${MONEY_BACK_DAYS} days after your first payment, one button gets your money back.`,
    ],
  ] as const
  return (
    <>
      <div css={{ margin: '28px 0' }}>
        <Ledger rows={rows} />
      </div>
      {isSimulated && <p css={{ marginBottom: 20 }}>{SIMULATED}</p>}
      <label css={tickLine}>
        <input type="checkbox" css={tick} checked={isAgreed} onChange={({ target }) => setAgreed(target.checked)} />
        <span>
          I agree that my plan renews at {price} {every(cycle)} until I cancel.
        </span>
      </label>
      <Refusal error={buy.error} />
      <div css={[buttonRow, { marginTop: 28 }]}>
        <Button
          size="large"
          busy={buy.isPending || buy.isSuccess}
          busyLabel="Opening the payment page…"
          onClick={() => buy.mutate({ plan, cycle, consent: isAgreed })}
        >
          {firstChargeAt ? 'Set up payment with Stripe' : `Pay ${price} with Stripe`}
        </Button>
        <ButtonLink href={paths.pricing()} look="quiet">
          Back to the plans
        </ButtonLink>
      </div>
    </>
  )
}
