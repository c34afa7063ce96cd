import type { Charge, Kept, Price, Session, Subscription } from './state.ts'
import { chargeShape, customerShape, sessionShape, subscriptionShape } from './shapes.ts'

/** The test cards of the provider's reference, as far as they matter here. */
export const CARDS = {
  pays: '4242424242424242',
  declined: '4000000000000002',
  asks: '4000002500003155',
  failsLater: '4000000000000341',
  failsToRefund: '4000000000005126',
} as const

const MONTH_DAYS = 30
const YEAR_DAYS = 365

export const seconds = (): number => Math.floor(Date.now() / 1_000)

/** What happens in the simulator, by itself or by a call: each change is told. */
export const machineOf = (kept: Kept, dayMs: number, page: () => string) => {
  const { state, newId, save } = kept

  const tell = (type: string, object: object) => {
    if (state.fault !== 'drop')
      state.waiting.push({ id: newId('evt'), type, created: seconds(), object, tries: 0, nextAt: Date.now() })
  }
  const periodMs = ({ recurring: { interval, interval_count } }: Price): number =>
    (interval === 'year' ? YEAR_DAYS : MONTH_DAYS * interval_count) * dayMs
  const priceOf = (id: string): Price => {
    const price = state.prices[id]
    if (!price) throw new Error(`No price ${id}`)
    return price
  }
  const put = (subscription: Subscription, type = 'customer.subscription.updated') => {
    state.subscriptions[subscription.id] = subscription
    tell(type, subscriptionShape(subscription, priceOf(subscription.price)))
  }
  const charge = (customer: string, cents: number): Charge | undefined => {
    const card = state.customers[customer]?.card ?? ''
    if (card === CARDS.declined || card === '') return undefined
    const paid: Charge = { id: newId('ch'), customer, cents, refunded: 0, created: seconds(), card }
    state.charges[paid.id] = paid
    tell('charge.succeeded', chargeShape(paid))
    return paid
  }
  const renewed = (one: Subscription): Subscription => {
    const price = priceOf(one.price)
    const from = Math.max(one.periodEnd * 1_000, Date.now() - periodMs(price))
    return { ...one, status: 'active', periodEnd: Math.floor((from + periodMs(price)) / 1_000) }
  }
  /** Charges what is due; a card that fails later pays once. */
  const renew = (one: Subscription) => {
    const card = state.customers[one.customer]?.card
    const hasPaid = Object.values(state.charges).some(({ customer }) => customer === one.customer)
    const paid = card === CARDS.failsLater && hasPaid ? undefined : charge(one.customer, priceOf(one.price).unit_amount)
    if (paid) put(renewed(one))
    else if (one.status !== 'past_due') {
      put({ ...one, status: 'past_due' })
      tell('invoice.payment_failed', { object: 'invoice', id: newId('in'), customer: one.customer })
    }
  }
  const cancel = (one: Subscription) => put({ ...one, status: 'canceled' }, 'customer.subscription.deleted')

  return {
    ...kept,
    tell,
    cancel,
    put,
    priceOf,
    page,
    /** Everything whose time has come. @returns whether anything has */
    tick: (): boolean => {
      const now = seconds()
      const due = Object.values(state.subscriptions).filter(
        ({ status, periodEnd }) => (status === 'trialing' || status === 'active') && periodEnd <= now,
      )
      for (const one of due) (one.isEnding ? cancel : renew)(one)
      const late = Object.values(state.sessions).filter(
        ({ status, expiresAt }) => status === 'open' && expiresAt <= now,
      )
      for (const one of late) {
        state.sessions[one.id] = { ...one, status: 'expired' }
        tell('checkout.session.expired', sessionShape({ ...one, status: 'expired' }, page()))
      }
      return due.length + late.length > 0
    },
    /** Pays a page with a card. @returns whether the card was taken */
    pay: (session: Session, card: string): boolean => {
      const customer = state.customers[session.customer]
      if (!customer || card === CARDS.declined) return false
      state.customers[customer.id] = { ...customer, card }
      const now = seconds()
      const [id, price] = [newId('sub'), priceOf(session.price)]
      const base = { id, customer: customer.id, price: session.price, created: now, isEnding: false }
      if (session.trialEnd > now)
        put({ ...base, status: 'trialing', periodEnd: session.trialEnd }, 'customer.subscription.created')
      else {
        charge(customer.id, price.unit_amount)
        put(renewed({ ...base, status: 'active', periodEnd: now }), 'customer.subscription.created')
      }
      const done: Session = { ...session, status: 'complete' }
      state.sessions[session.id] = done
      tell('checkout.session.completed', sessionShape(done, page()))
      save()
      return true
    },
    /** Another card, with which what is owed is tried again. */
    newCard: (customerId: string, card: string): boolean => {
      const customer = state.customers[customerId]
      if (!customer || card === CARDS.declined) return false
      state.customers[customerId] = { ...customer, card }
      for (const one of Object.values(state.subscriptions))
        if (one.customer === customerId && one.status === 'past_due') renew(one)
      tell('customer.updated', customerShape({ ...customer, card }))
      save()
      return true
    },
    chargeNow: (id: string) => {
      const one = state.subscriptions[id]
      if (one && one.status !== 'canceled') (one.isEnding ? cancel : renew)({ ...one, periodEnd: seconds() })
      save()
    },
    refund: (id: string, cents: number): 'succeeded' | 'failed' | undefined => {
      const one = state.charges[id]
      if (!one || one.refunded + cents > one.cents) return undefined
      if (one.card === CARDS.failsToRefund) return 'failed'
      state.charges[id] = { ...one, refunded: one.refunded + cents }
      tell('charge.refunded', chargeShape({ ...one, refunded: one.refunded + cents }))
      return 'succeeded'
    },
    forget: (customerId: string) => {
      for (const one of Object.values(state.subscriptions))
        if (one.customer === customerId && one.status !== 'canceled') cancel(one)
      delete state.customers[customerId]
      for (const { id, customer } of Object.values(state.sessions))
        if (customer === customerId) delete state.sessions[id]
      for (const [name, answer] of Object.entries(state.answers))
        if (JSON.stringify(answer).includes(customerId)) delete state.answers[name]
      // What nobody has taken yet would find nobody any more.
      state.waiting = state.waiting.filter((told) => !JSON.stringify(told).includes(customerId))
    },
  }
}
export type Machine = ReturnType<typeof machineOf>
