import { LIMITS, PLAN_NAMES } from '../../../../../backend/modules/billing/contract.ts'
import { paths } from '../../../../app/paths.ts'
import { ButtonLink } from '../../../../ui/Button.tsx'
import { wrap } from '../../../../ui/wrap.ts'
import { Ledger } from '../../../../ui/page/Ledger.tsx'
import { buttonRow, intro, sectionHead } from '../../style.ts'

// Until plans are sold, the limits in force are those of the largest one.
const { familyMembers, shareLinks } = LIMITS.complete_legacy
const ROWS = [
  ['Your subscription', `${PLAN_NAMES.free_forever}, $0, with no end date`],
  ['Voice messages', 'Unlimited, and each is delivered'],
  ['Your family', `Up to ${familyMembers} members, and up to ${shareLinks} links open at once`],
  ['Payments', 'None. We do not have your card, and take no payments yet.'],
] as const

/** What everybody has today. */
export function SubscriptionPage() {
  return (
    <div css={[wrap, { paddingBlock: '40px 112px', '& > *': { maxWidth: 764 } }]}>
      <h1 tabIndex={-1} css={sectionHead}>
        Subscription
      </h1>
      <p css={[intro, { margin: '20px 0 36px' }]}>
        Paid plans are not on sale yet. Until they are, you pay nothing for anything that’s ready, and the limits are
        those of our largest plan, {PLAN_NAMES.complete_legacy}.
      </p>
      <Ledger rows={ROWS} />
      <div css={[buttonRow, { marginTop: 36 }]}>
        <ButtonLink href={paths.pricing()} look="secondary" size="large">
          See what plans will cost
        </ButtonLink>
      </div>
    </div>
  )
}
