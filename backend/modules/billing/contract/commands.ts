import * as v from 'valibot'
import { line } from '../../../kernel/text.ts'
import { Cycle, PaidPlanId } from './prices.ts'

/** Whether the words of the renewal were agreed to. */
export const StartCheckout = v.strictObject({ plan: PaidPlanId, cycle: Cycle, consent: v.boolean() })
export type StartCheckout = v.InferOutput<typeof StartCheckout>

/** @number characters of a payment's name at the provider */
const MOST_SESSION = 255
export const ConfirmCheckout = v.strictObject({ sessionId: v.pipe(line(MOST_SESSION), v.minLength(1)) })
export type ConfirmCheckout = v.InferOutput<typeof ConfirmCheckout>

export const Nothing = v.strictObject({})
