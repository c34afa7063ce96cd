import { css } from '@emotion/react'
import { ChevronDown } from 'lucide-react'
import type { Ingredient } from '../../../../backend/modules/recipes/contract.ts'
import type { Amount } from '../../../../backend/modules/recipes/ingredients/amount.ts'
import { inSystem, type System } from '../../../../backend/modules/recipes/ingredients/convert.ts'
import { scaled } from '../../../../backend/modules/recipes/ingredients/scale.ts'
import type { Language } from '../../../../backend/modules/recipes/ingredients/units.ts'
import { recipeStrings as strings } from './strings.ts'

const frame = css`
  border-bottom: 1px solid var(--line);
  summary {
    display: grid;
    grid-template-columns: minmax(84px, auto) minmax(0, 1fr) auto;
    gap: 14px;
    align-items: center;
    min-height: 54px;
    padding-block: 6px;
    cursor: pointer;
    list-style: none;
    overflow-wrap: anywhere;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  details[open] summary svg {
    rotate: 180deg;
  }
  strong {
    max-width: 190px;
  }
  @media (max-width: 600px) {
    strong {
      max-width: 120px;
    }
  }
`
const original = css`
  margin: 0 0 12px;
  padding: 10px 16px;
  background: var(--sunk);
  border-radius: var(--r-patch);
  overflow-wrap: anywhere;
  p {
    font-size: var(--fs-small);
    color: var(--ink-2);
  }
  q {
    font: 400 var(--fs-body-l) / 1.5 var(--font-voice);
    quotes: '“' '”';
  }
`

/** How much of it, as a list says it. */
export const neededIn = (one: Ingredient, factor: Amount, system: System, language: Language) => {
  const now = scaled(one, factor)
  const also = one.also.map((each) => scaled({ ...each, scale: one.scale }, factor))
  const words = [now, ...also].map((each) => inSystem(each, one.item, system, language))
  return {
    amount: [...new Set(words)].filter(Boolean).join(` ${strings.or} `),
    rest: [one.item, one.note, now.take === null ? '' : strings.soTake(now.take)].filter(Boolean).join(', '),
  }
}

type LineProps = { one: Ingredient; factor: Amount; system: System; language: Language }

/** One thing that is needed; the words of the card are one press away. */
export function NeededLine({ one, factor, system, language }: LineProps) {
  const { amount, rest } = neededIn(one, factor, system, language)
  return (
    <li css={frame}>
      <details>
        <summary>
          <strong>{amount}</strong>
          <span>{rest}</span>
          <ChevronDown aria-hidden />
        </summary>
        <div css={original}>
          <p>{strings.onCard}</p>
          <q>{one.original === '' ? one.item : one.original}</q>
        </div>
      </details>
    </li>
  )
}
