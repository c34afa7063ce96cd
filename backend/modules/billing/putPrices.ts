import { Stripe } from 'stripe'
import { newId } from '../../kernel/ids.ts'
import { providerPrices, providerProducts, type PriceTable, type ProviderPrice } from './stripePrices.ts'

const isUnknown = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing'

const productAt = async (stripe: Stripe, id: string): Promise<Stripe.Product | undefined> => {
  try {
    return await stripe.products.retrieve(id)
  } catch (error) {
    if (isUnknown(error)) return undefined
    throw error
  }
}

const putProducts = async (stripe: Stripe): Promise<readonly string[]> => {
  const done: string[] = []
  for (const { id, name } of providerProducts()) {
    const known = await productAt(stripe, id)
    if (!known) {
      await stripe.products.create({ id, name }, { idempotencyKey: `product:${id}:${name}` })
      done.push(`New product: ${name}.`)
    } else if (known.name !== name || !known.active) {
      await stripe.products.update(id, { name, active: true }, { idempotencyKey: newId() })
      done.push(`Product put right: ${name}.`)
    }
  }
  return done
}

const isSame = (known: Stripe.Price, { product, cents, interval, intervalCount }: ProviderPrice): boolean =>
  known.product === product &&
  known.currency === 'usd' &&
  known.unit_amount === cents &&
  known.recurring?.interval === interval &&
  known.recurring.interval_count === intervalCount

const putPrice = async (stripe: Stripe, price: ProviderPrice, known: Stripe.Price | undefined) => {
  const { lookupKey, product, cents, interval, intervalCount } = price
  if (!known) {
    const recurring = { interval, interval_count: intervalCount }
    await stripe.prices.create(
      { lookup_key: lookupKey, product, currency: 'usd', unit_amount: cents, recurring },
      { idempotencyKey: `price:${lookupKey}` },
    )
    return [`New price: ${lookupKey}.`]
  }
  if (!isSame(known, price)) throw new Error(`Stripe holds another price under ${lookupKey}: look at ${known.id}.`)
  if (known.active) return []
  await stripe.prices.update(known.id, { active: true }, { idempotencyKey: newId() })
  return [`Price sold again: ${lookupKey}.`]
}

/**
 * Makes the provider hold the products and prices of a table; what is there stays. A price whose amount is no longer
 * in the table stays too, for those who have it.
 * @returns one line for each change; none when everything was there
 * @throws Error naming the price when a key of ours stands on something else; Stripe's errors
 */
export const putPrices = async (stripe: Stripe, table?: PriceTable): Promise<readonly string[]> => {
  const wanted = providerPrices(table)
  const done = [...(await putProducts(stripe))]
  const { data } = await stripe.prices.list({ lookup_keys: wanted.map(({ lookupKey }) => lookupKey), limit: 100 })
  for (const price of wanted)
    done.push(
      ...(await putPrice(
        stripe,
        price,
        data.find(({ lookup_key }) => lookup_key === price.lookupKey),
      )),
    )
  return done
}
