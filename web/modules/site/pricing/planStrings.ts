import { limits } from '../../../../backend/modules/media/contract/bounds.ts'
import {
  annualDollars,
  annualSavingDollars,
  LIMITS,
  PLAN_NAMES,
  PlanId,
  PRICES,
  quarterOfAnnualCents,
  type Cycle,
  type Limits,
  type PaidPlanId,
} from '../../../../backend/modules/billing/contract.ts'
import { paths } from '../../../app/paths.ts'

export type Plan = {
  readonly id: PlanId
  readonly name: string
  readonly badge: string | undefined
  readonly description: string
}

const BADGES: Readonly<Record<PlanId, string | undefined>> = {
  free_forever: 'Always free',
  // "Most chosen" would have to be counted first.
  memory_plus: undefined,
  complete_legacy: 'Everything',
}
const DESCRIPTIONS: Readonly<Record<PlanId, string>> = {
  free_forever: 'Voices, tree and wishes for every family.',
  memory_plus: 'Room for a whole life in pictures.',
  complete_legacy: 'For the one who holds it all together.',
}

export const PLANS: readonly Plan[] = PlanId.options.map((id) => ({
  id,
  name: PLAN_NAMES[id],
  badge: BADGES[id],
  description: DESCRIPTIONS[id],
}))

/** Thousands by a comma, in every browser the same. */
export const figure = (count: number): string => String(count).replaceAll(/\B(?=(\d{3})+$)/gu, ',')
export const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`

export const isPaid = (plan: PlanId): plan is PaidPlanId => plan !== 'free_forever'

export type PriceInWords = {
  readonly price: string
  readonly period: string
  /** The other cycle, or what the year comes to. */
  readonly note?: string
  readonly saving?: string
}

/** What a plan costs, in the words of the page: "$24.95", "per 3 months", "Save $20 per year". */
export const priceInWords = (plan: PlanId, cycle: Cycle): PriceInWords => {
  if (!isPaid(plan)) return { price: '$0', period: 'No card, no end date' }
  const price = PRICES[plan]
  const year = `$${annualDollars(price)}`
  const saving = `Save $${annualSavingDollars(price)} per year`
  if (cycle === 'annual') {
    return {
      price: year,
      period: 'per year',
      note: `${dollars(quarterOfAnnualCents(price))} for each 3 months`,
      saving,
    }
  }
  const period = price.every === 'month' ? 'per month' : 'per 3 months'
  return { price: dollars(price.cents), period, note: `or ${year} per year`, saving }
}

const count = (number: number | 'unlimited', one: string, many: string): string =>
  number === 'unlimited' ? `Unlimited ${many}` : `${figure(number)} ${number === 1 ? one : many}`
const storage = (gb: number): string => (gb >= 1000 ? `${gb / 1000} TB` : `${gb} GB`)

export type Row = {
  readonly name: string
  readonly of: (plan: PlanId) => string
  /** Path of the page of what the row counts: until that is open, the row says so. */
  readonly area?: string
}
const row = (name: string, words: (limits: Limits) => string, area?: string): Row => ({
  name,
  of: (plan) => words(LIMITS[plan]),
  ...(area !== undefined && { area }),
})

/** The five categories of the pricing page. */
export const CATEGORIES: readonly Row[] = [
  row('Memory Storage', ({ storageGb }) => storage(storageGb), paths.memoryVault()),
  row(
    'Voice Messages',
    ({ videoMessages }) => `Unlimited voice, ${count(videoMessages, 'film', 'films').toLowerCase()}`,
  ),
  row('Family Tree', ({ treePersons }) => `${figure(treePersons)} people`, paths.familyTree()),
  row(
    'Digital Scrapbooks',
    ({ scrapbooks, hasPrintPdf }) =>
      `${count(scrapbooks, 'book', 'books')}, ${hasPrintPdf ? 'ready to print' : 'for the screen'}`,
    paths.scrapbooks(),
  ),
  row('Time Capsules', ({ openCapsules }) => `${openCapsules} open at once`, paths.timeCapsules()),
]

/** Every limit of a plan, for those who want to know exactly. */
export const ALL_LIMITS: readonly Row[] = [
  row(`Voice messages, up to ${limits.voiceMinutes} minutes each`, () => 'Unlimited'),
  row('Video messages', ({ videoMessages }) => (videoMessages === 'unlimited' ? 'Unlimited' : String(videoMessages))),
  row('Storage for photos, films and papers', ({ storageGb }) => storage(storageGb), paths.memoryVault()),
  row('Members of the family', ({ familyMembers }) => figure(familyMembers)),
  row('People on the tree', ({ treePersons }) => figure(treePersons), paths.familyTree()),
  row('Transcription each month', ({ transcriptionMinutesAMonth }) => `${figure(transcriptionMinutesAMonth)} minutes`),
  row('Scrapbooks', ({ scrapbooks }) => figure(scrapbooks), paths.scrapbooks()),
  row('Books as print PDF', ({ hasPrintPdf }) => (hasPrintPdf ? 'Yes' : 'Screen PDF'), paths.printingServices()),
  row('Time capsules being filled', ({ openCapsules }) => figure(openCapsules), paths.timeCapsules()),
  row('Family recipes', () => 'Unlimited', paths.familyRecipes()),
  row('Cookbook PDF', ({ hasCookbookPdf }) => (hasCookbookPdf ? 'Yes' : 'No'), paths.familyRecipes()),
  row('Links to share', ({ shareLinks }) => figure(shareLinks)),
  row(
    'Premium templates',
    ({ canUsePremiumTemplates }) => (canUsePremiumTemplates ? 'Use' : 'Preview'),
    paths.premiumTemplates(),
  ),
  row(
    'Requests to a genealogist each year',
    ({ genealogistRequestsAYear }) => figure(genealogistRequestsAYear),
    paths.voiceAncestry(),
  ),
  row('Delivery checks, trusted contacts, export', () => 'All of it'),
  row('Last wishes', () => 'All of it', paths.lastWishes()),
]
