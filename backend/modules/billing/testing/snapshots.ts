import type { Snapshot } from '../decide/look.ts'

const at = '2031-01-02T00:00:00.000Z'

/** What the provider says of somebody who has Memory Plus by the quarter and has paid once. */
export const paidOnce = {
  mode: 'simulator',
  subscription: {
    id: 'sub_1',
    plan: 'memory_plus',
    cycle: 'quarterly',
    cents: 2495,
    isPastDue: false,
    periodEnd: '2031-04-02T00:00:00.000Z',
    isEnding: false,
  },
  charges: [{ id: 'ch_1', cents: 2495, refundedCents: 0, at }],
} as const satisfies Snapshot

type Change = Partial<NonNullable<Snapshot['subscription']>>

/** The same, with something else about the plan. */
export const withPlan = (change: Change, charges: Snapshot['charges'] = paidOnce.charges): Snapshot => ({
  ...paidOnce,
  subscription: { ...paidOnce.subscription, ...change },
  charges,
})

/** The same once the plan is no more. */
export const withoutPlan = (charges: Snapshot['charges'] = paidOnce.charges): Snapshot => ({
  ...paidOnce,
  subscription: undefined,
  charges,
})

/** Of one account alone: what the provider calls its things. */
export const named = (snapshot: Snapshot, name: string): Snapshot => ({
  ...snapshot,
  subscription: snapshot.subscription && { ...snapshot.subscription, id: `${snapshot.subscription.id}_${name}` },
  charges: snapshot.charges.map((charge) => ({ ...charge, id: `${charge.id}_${name}` })),
})
