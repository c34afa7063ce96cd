import { useState } from 'react'
import type { RecipeDetail } from '../../../../backend/modules/recipes/contract.ts'
import { inDecimals, ONE, plus, times, type Amount } from '../../../../backend/modules/recipes/ingredients/amount.ts'
import { byServings } from '../../../../backend/modules/recipes/ingredients/scale.ts'

/** @number how many times more, or less, a recipe can be scaled */
export const MOST_FACTOR = 100

export const fits = (factor: Amount): boolean => {
  const by = inDecimals(factor)
  return by <= MOST_FACTOR && by >= 1 / MOST_FACTOR
}

/** By how much a recipe is made: steps of one serving where the card says a number, else of half of it. */
export const useScale = ({ about }: Pick<RecipeDetail, 'about'>) => {
  const [factor, setFactor] = useState<Amount>(ONE)
  const stated = about.makes.amount
  const made = stated ? times(stated, factor) : factor
  const to = (wanted: Amount) => setFactor(stated ? byServings(wanted, stated) : wanted)
  const more = () => {
    const next = stated ? { n: Math.floor(inDecimals(made)) + 1, d: 1 } : plus(made, { n: 1, d: 2 })
    if (fits(stated ? byServings(next, stated) : next)) to(next)
  }
  const less = () => {
    const whole = Math.ceil(inDecimals(made)) - 1
    const next = stated && whole >= 1 ? { n: whole, d: 1 } : times(made, { n: 1, d: 2 })
    if (fits(stated ? byServings(next, stated) : next)) to(next)
  }
  return { factor, setFactor, made, stated, more, less, back: () => setFactor(ONE) }
}
export type Scaling = ReturnType<typeof useScale>
