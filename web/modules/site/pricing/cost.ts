import { LIMITS, PlanId, PRICES, annualDollars } from '../../../../backend/modules/billing/contract.ts'
import { isPaid } from './planStrings.ts'

/** What a family wants to keep. */
export type Wish = {
  readonly storageGb: number
  readonly familyMembers: number
  readonly scrapbooks: number
  readonly isPrinted: boolean
}

/** The plan with the least that holds it all; undefined when none does. */
export const planFor = ({ storageGb, familyMembers, scrapbooks, isPrinted }: Wish): PlanId | undefined =>
  PlanId.options.find((plan) => {
    const limits = LIMITS[plan]
    const isRoomy = storageGb <= limits.storageGb && familyMembers <= limits.familyMembers
    return isRoomy && scrapbooks <= limits.scrapbooks && (!isPrinted || limits.hasPrintPdf)
  })

/** What so many years of it cost when they are paid by the year, in whole dollars. */
export const costOf = (plan: PlanId, years: number): number => (isPaid(plan) ? annualDollars(PRICES[plan]) * years : 0)
