import * as v from 'valibot'
import type { Limits } from '../../../kernel/contract.ts'

// The price table: page, quote, structured data and the payment provider's prices all derive from here.

export const PlanId = v.picklist(['free_forever', 'memory_plus', 'complete_legacy'])
export type PlanId = v.InferOutput<typeof PlanId>

/** The plans that are paid for: exactly what a checkout is asked for. */
export const PaidPlanId = v.picklist(['memory_plus', 'complete_legacy'])
export type PaidPlanId = v.InferOutput<typeof PaidPlanId>

export const Cycle = v.picklist(['quarterly', 'annual'])
export type Cycle = v.InferOutput<typeof Cycle>

/** @number how long a trial lasts */
export const TRIAL_DAYS = 30
/** @number how long money is given back */
export const MONEY_BACK_DAYS = 30
/** @number how long a plan stays whole though its card failed */
export const GRACE_DAYS = 14
/** @number how long everything is kept at least after a plan has ended */
export const RETENTION_DAYS = 30

/** Whole cents of US dollars. */
export type Price = { readonly cents: number; readonly every: 'quarter' | 'month' }

/**
 * Two readings of Memory Plus are known: per quarter (the planning page) and per month. The quarter holds, since a
 * monthly $24.95 would make "Plus" dearer than "Complete"; this one line is the other reading.
 * @number price of a plan
 */
export const PRICES: Readonly<Record<PaidPlanId, Price>> = {
  memory_plus: { cents: 2495, every: 'quarter' },
  complete_legacy: { cents: 3195, every: 'quarter' },
}
export const PLAN_NAMES: Readonly<Record<PlanId, string>> = {
  free_forever: 'Free Forever',
  memory_plus: 'Memory Plus',
  complete_legacy: 'Complete Legacy',
}

const QUARTERS = 4
/** @number part of four quarters that a year costs */
const ANNUAL_SHARE = 0.8

const perQuarterCents = ({ cents, every }: Price): number => (every === 'month' ? cents * 3 : cents)

/** A year in whole dollars: four quarters less a fifth, rounded. */
export const annualDollars = (price: Price): number =>
  Math.round((perQuarterCents(price) * QUARTERS * ANNUAL_SHARE) / 100)

/** What a year saves against four quarters, in whole dollars. */
export const annualSavingDollars = (price: Price): number =>
  Math.round((perQuarterCents(price) * QUARTERS) / 100 - annualDollars(price))

/** What a quarter of a year that is paid at once comes to, in cents. */
export const quarterOfAnnualCents = (price: Price): number => Math.round((annualDollars(price) * 100) / QUARTERS)

/** What a plan costs each time, in cents. */
export const priceOfCycle = (plan: PaidPlanId, cycle: Cycle): number =>
  cycle === 'annual' ? annualDollars(PRICES[plan]) * 100 : PRICES[plan].cents

export type { Limits } from '../../../kernel/contract.ts'

/** @number room in a plan (family members, storage, videos, links and more) */
export const LIMITS: Readonly<Record<PlanId, Limits>> = {
  free_forever: {
    videoMessages: 3,
    storageGb: 5,
    familyMembers: 5,
    treePersons: 300,
    transcriptionMinutesAMonth: 60,
    scrapbooks: 1,
    hasPrintPdf: false,
    openCapsules: 2,
    hasCookbookPdf: false,
    shareLinks: 5,
    canUsePremiumTemplates: false,
    genealogistRequestsAYear: 1,
  },
  memory_plus: {
    videoMessages: 50,
    storageGb: 100,
    familyMembers: 15,
    treePersons: 5000,
    transcriptionMinutesAMonth: 600,
    scrapbooks: 10,
    hasPrintPdf: true,
    openCapsules: 10,
    hasCookbookPdf: true,
    shareLinks: 50,
    canUsePremiumTemplates: true,
    genealogistRequestsAYear: 3,
  },
  complete_legacy: {
    videoMessages: 'unlimited',
    storageGb: 1000,
    familyMembers: 50,
    treePersons: 25_000,
    transcriptionMinutesAMonth: 3000,
    scrapbooks: 200,
    hasPrintPdf: true,
    openCapsules: 100,
    hasCookbookPdf: true,
    shareLinks: 500,
    canUsePremiumTemplates: true,
    genealogistRequestsAYear: 12,
  },
}
