import * as v from 'valibot'
import { NUMBERS, USUAL_REPORTS, type LifeView, type PlanTerms } from '../../../../backend/modules/life/contract.ts'
import { isGiven, PASSWORD_MISSING, proofEntries } from '../../../app/proof.ts'

/** A choice without a number. */
export const NONE = 'none'

const chosen = { intervalDays: v.string(), asks: v.string(), askEveryDays: v.string(), preconsentDays: v.string() }
/** The fields of a plan in a demo, which has no password. */
export const DemoPlanFields = v.object({
  ...chosen,
  k: v.string(),
  challengeDays: v.string(),
  confirmSingle: v.boolean(),
  ...proofEntries,
})
export const PlanFields = v.pipe(
  DemoPlanFields,
  v.forward(
    v.check((fields) => isGiven(fields), PASSWORD_MISSING),
    ['password'],
  ),
)
export type PlanFields = v.InferOutput<typeof PlanFields>

const numberOf = (value: string): number | null => (value === NONE ? null : Number(value))
const textOf = (value: number | null): string => (value === null ? NONE : String(value))

/** What the fields say, as the server wants it. */
export const termsOf = (fields: Omit<PlanFields, 'password' | 'proof' | 'confirmSingle'>): PlanTerms => ({
  intervalDays: numberOf(fields.intervalDays),
  asks: Number(fields.asks),
  askEveryDays: Number(fields.askEveryDays),
  preconsentDays: numberOf(fields.preconsentDays),
  k: numberOf(fields.k),
  challengeDays: Number(fields.challengeDays),
})

/**
 * The plan that is, or the usual one. Of `n` contacts two have to agree, a single one alone: also where a plan for the
 * only one says nothing of those who came after.
 */
export const fieldsOf = (plan: LifeView['plan'], n: number): Omit<PlanFields, 'password' | 'proof'> => {
  const usualReports = Math.min(n, USUAL_REPORTS)
  const usual: PlanTerms = {
    intervalDays: NUMBERS.intervalDays.usual,
    asks: NUMBERS.asks.usual,
    askEveryDays: NUMBERS.askEveryDays.usual,
    preconsentDays: NUMBERS.preconsentDays.usual,
    k: n === 0 ? null : usualReports,
    challengeDays: NUMBERS.challengeDays.usual,
  }
  const { intervalDays, asks, askEveryDays, preconsentDays, k, challengeDays, confirmSingle = false } = plan ?? usual
  return {
    intervalDays: textOf(intervalDays),
    asks: String(asks),
    askEveryDays: String(askEveryDays),
    preconsentDays: textOf(preconsentDays),
    k: textOf(k === 1 && !confirmSingle && n > 1 ? usualReports : k),
    challengeDays: String(challengeDays),
    confirmSingle,
  }
}

/** Some numbers of a range, and the one that was chosen elsewhere. */
export const numbersWith = (some: readonly number[], chosenNow: string): readonly number[] => {
  const own = chosenNow === NONE || chosenNow === '' ? [] : [Number(chosenNow)]
  return [...new Set([...some, ...own])].toSorted((a, b) => a - b)
}
