import * as v from 'valibot'
import { useSearch } from 'wouter'
import { Cycle, PaidPlanId, PLAN_NAMES } from '../../../../../backend/modules/billing/contract.ts'
import { Coming } from '../../../../app/Coming.tsx'
import { paths } from '../../../../app/paths.ts'
import { ButtonLink } from '../../../../ui/Button.tsx'
import { wrap } from '../../../../ui/wrap.ts'
import { Ledger } from '../../../../ui/page/Ledger.tsx'
import { priceInWords } from '../../pricing/planStrings.ts'
import { buttonRow, intro, sectionHead } from '../../style.ts'
import { readChoice } from '../choice.ts'

/** What a plan will cost. It is not sold yet, and the page says so before anything else. */
export function CheckoutPage() {
  const choice = readChoice(useSearch())
  return choice ? <Summary {...choice} /> : <Chooser />
}

const Summary = ({ plan, cycle }: { plan: PaidPlanId; cycle: Cycle }) => {
  const { price, period, note, saving } = priceInWords(plan, cycle)
  const extra = [note, saving].filter((words) => words !== undefined).join('. ')
  const rows = [
    ['Plan', PLAN_NAMES[plan]],
    ['It will cost', `${price} ${period}${extra && ` (${extra})`}`],
    ['Charged today', '$0. We take no payments yet, and ask for no card.'],
    ['Until then', 'Everything that works is yours to use for free.'],
  ] as const
  return (
    <div css={[wrap, { paddingBlock: '40px 112px', '& > *': { maxWidth: 764 } }]}>
      <h1 tabIndex={-1} css={sectionHead}>
        {PLAN_NAMES[plan]} is not on sale yet
      </h1>
      <p css={[intro, { margin: '20px 0 36px' }]}>
        Nothing has been charged, and nothing will be. This is what the plan will cost when it is.
      </p>
      <Ledger rows={rows} />
      <div css={[buttonRow, { marginTop: 36 }]}>
        <ButtonLink href={paths.compose()} size="large">
          Record a message
        </ButtonLink>
        <ButtonLink href={paths.pricing()} look="quiet">
          Back to the plans
        </ButtonLink>
      </div>
    </div>
  )
}

const Chooser = () => (
  <div css={[wrap, { paddingBlock: '40px 112px', '& > *': { maxWidth: 764 } }]}>
    <h1 tabIndex={-1} css={sectionHead}>
      Which plan?
    </h1>
    <p css={[intro, { margin: '20px 0 36px' }]}>Choose a plan to see what it will cost.</p>
    <div css={buttonRow}>
      {PaidPlanId.options.map((plan) => (
        <ButtonLink key={plan} href={`${paths.checkout()}?plan=${plan}`} look="secondary" size="large">
          {PLAN_NAMES[plan]}, {priceInWords(plan, v.parse(Cycle, 'quarterly')).price}
          <Coming of={paths.checkout()} />
        </ButtonLink>
      ))}
    </div>
  </div>
)
