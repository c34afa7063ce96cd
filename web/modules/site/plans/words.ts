import type { Cycle } from '../../../../backend/modules/billing/contract.ts'

export const dollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`
export const every = (cycle: Cycle): string => (cycle === 'annual' ? 'every year' : 'every 3 months')
export const SIMULATED = 'Payments are simulated here. No money moves.'
export const KEPT = 'Everything you keep here stays, and every message that you have sealed is still delivered.'
