import { existsSync, readFileSync } from 'node:fs'
import { writeWhole } from '../supervisor/note.ts'

/** A thing in the shape of the provider's reference, as far as our calls read it. */
export type Thing = Readonly<Record<string, unknown>> & { readonly id: string }
export type Product = Thing & { readonly name: string }
export type Price = Thing & {
  readonly product: string
  readonly unit_amount: number
  readonly recurring: { readonly interval: 'month' | 'year'; readonly interval_count: number }
}
export type Customer = { readonly id: string; readonly accountId: string; readonly card: string }
export type Session = {
  readonly id: string
  readonly customer: string
  readonly accountId: string
  readonly price: string
  readonly trialEnd: number
  readonly successUrl: string
  readonly cancelUrl: string
  readonly expiresAt: number
  readonly status: 'open' | 'complete' | 'expired'
}
export type Subscription = {
  readonly id: string
  readonly customer: string
  readonly price: string
  readonly created: number
  readonly status: 'trialing' | 'active' | 'past_due' | 'canceled'
  readonly periodEnd: number
  readonly isEnding: boolean
}
export type Charge = {
  readonly id: string
  readonly customer: string
  readonly cents: number
  readonly refunded: number
  readonly created: number
  readonly card: string
}
export type Told = {
  readonly id: string
  readonly type: string
  readonly created: number
  readonly object: object
  readonly tries: number
  readonly nextAt: number
}
export const FAULTS = ['none', 'drop', 'duplicate', 'shuffle', 'delay', 'wrong-signature', 'away'] as const
export type Fault = (typeof FAULTS)[number]

type Table<T> = Record<string, T>
export type State = {
  products: Table<Product>
  prices: Table<Price>
  customers: Table<Customer>
  sessions: Table<Session>
  subscriptions: Table<Subscription>
  charges: Table<Charge>
  /** What it has answered to each key, so that a repeat has one effect. */
  answers: Table<{ readonly asked: string; readonly status: number; readonly body: object }>
  waiting: Told[]
  fault: Fault
  count: number
}

const empty = (): State => ({
  products: {},
  prices: {},
  customers: {},
  sessions: {},
  subscriptions: {},
  charges: {},
  answers: {},
  waiting: [],
  fault: 'none',
  count: 0,
})

/** All that the simulator knows, in one file. */
export const stateIn = (file: string) => {
  const state: State = existsSync(file) ? { ...empty(), ...(JSON.parse(readFileSync(file, 'utf8')) as State) } : empty()
  return {
    state,
    save: () => writeWhole(file, state),
    newId: (prefix: string): string => {
      state.count += 1
      return `${prefix}_sim${state.count}${Math.random().toString(36).slice(2, 10)}`
    },
  }
}
export type Kept = ReturnType<typeof stateIn>
