import type { Cycle, PlanId } from '../../../../backend/modules/billing/contract.ts'
import { Coming } from '../../../app/Coming.tsx'
import { openAuthModal } from '../../../app/authModal.ts'
import { paths } from '../../../app/paths.ts'
import { useSession } from '../../../app/session.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { Chip } from '../../../ui/Chip.tsx'
import { head, ledger, names, plan as planStyle } from './ledgerStyle.ts'
import { CATEGORIES, isPaid, PLANS, priceInWords, type Plan } from './planStrings.ts'
import { strings } from './strings.ts'

/** The plan that the page leads to: its column stands on the surface, under an ember cap. */
const GOAL: PlanId = 'complete_legacy'
const AFTER_PRICING_MS = 500

const Choose = ({ plan, cycle }: { plan: Plan; cycle: Cycle }) => {
  const { user } = useSession()
  const look = plan.id === GOAL ? 'primary' : 'secondary'
  const words = isPaid(plan.id) ? strings.choose(plan.name) : strings.startFree
  if (user) {
    const href = isPaid(plan.id) ? `${paths.checkout()}?plan=${plan.id}&cycle=${cycle}` : paths.home()
    return (
      <ButtonLink href={href} look={look}>
        {words}
      </ButtonLink>
    )
  }
  return (
    <Button look={look} onClick={() => openAuthModal('signup', paths.today(), AFTER_PRICING_MS)}>
      {words}
    </Button>
  )
}

type Shown = { cycle: Cycle; isSold: boolean }

const PlanColumn = ({ plan, cycle, isSold }: Shown & { plan: Plan }) => {
  const { price, period, note, saving } = priceInWords(plan.id, cycle)
  return (
    <article aria-label={plan.name} css={planStyle} data-goal={plan.id === GOAL || undefined}>
      <div css={head}>
        <h2>{plan.name}</h2>
        <div className="badge">
          {plan.badge && <Chip>{plan.badge}</Chip>}
          {isPaid(plan.id) && !isSold && <Coming of={paths.checkout()} />}
        </div>
        <div aria-live="polite">
          <div className="price">{price}</div>
          <div>{period}</div>
          {note && <div className="note">{note}</div>}
          {saving && <div className="note">{saving}</div>}
        </div>
        <p className="description">{plan.description}</p>
        <Choose plan={plan} cycle={cycle} />
      </div>
      <dl>
        {CATEGORIES.map(({ name, of, area }) => (
          <div key={name}>
            <dt>
              {name}
              <Coming of={area} />
            </dt>
            <dd>{of(plan.id)}</dd>
          </div>
        ))}
      </dl>
    </article>
  )
}

/** The plans as columns of one ledger over the five categories. */
export const PlanLedger = ({ cycle, isSold }: Shown) => (
  <div css={ledger}>
    <div css={names} aria-hidden="true">
      <div>Your recordings stay yours on every plan.</div>
      {CATEGORIES.map(({ name, area }) => (
        <div key={name}>
          {name}
          <Coming of={area} />
        </div>
      ))}
    </div>
    {PLANS.map((plan) => (
      <PlanColumn key={plan.id} plan={plan} cycle={cycle} isSold={isSold} />
    ))}
  </div>
)
