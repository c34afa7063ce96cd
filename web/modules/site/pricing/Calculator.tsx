import { css } from '@emotion/react'
import { useId, useState, type ReactNode } from 'react'
import { PLAN_NAMES } from '../../../../backend/modules/billing/contract.ts'
import { input, label } from '../../../ui/fieldStyle.ts'
import { card } from '../../../ui/surfaces.ts'
import { costOf, planFor, type Wish } from './cost.ts'
import { figure } from './planStrings.ts'

const YEARS = 10
const FIRST: Wish = { storageGb: 20, familyMembers: 6, scrapbooks: 2, isPrinted: true }

const frame = css`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: 32px 48px;
  padding: 36px;
  fieldset {
    display: grid;
    gap: 20px;
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  output {
    display: block;
    align-self: start;
  }
  @media (max-width: 1023px) {
    grid-template-columns: 1fr;
    padding: 26px 22px;
  }
`
const tick = css`
  display: flex;
  gap: 14px;
  align-items: center;
  min-height: 48px;
  font-weight: 600;
  input {
    width: 28px;
    height: 28px;
    accent-color: var(--primary);
  }
`
type NumberProps = { words: ReactNode; value: number; most: number; onChange: (value: number) => void }

const WholeNumber = ({ words, value, most, onChange }: NumberProps) => {
  const id = useId()
  const change = (text: string) => onChange(Math.min(most, Number(text.replaceAll(/\D/gu, '')) || 0))
  return (
    <div css={{ display: 'grid', gap: 6 }}>
      <label htmlFor={id} css={label}>
        {words}
      </label>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="off"
        value={value === 0 ? '' : value}
        onChange={(event) => change(event.target.value)}
        css={[input, { maxWidth: 180 }]}
      />
    </div>
  )
}

/** What ten years of keeping cost, from the price table alone. */
export function Calculator() {
  const [wish, setWish] = useState(FIRST)
  const change = (changes: Partial<Wish>) => setWish({ ...wish, ...changes })
  const plan = planFor(wish)
  return (
    <div css={card}>
      <div css={frame}>
        <fieldset>
          <legend className="sr-only">What you want to keep</legend>
          <WholeNumber
            words="Photos, films and papers, in GB"
            value={wish.storageGb}
            most={99_999}
            onChange={(storageGb) => change({ storageGb })}
          />
          <WholeNumber
            words="People in the family who take part"
            value={wish.familyMembers}
            most={999}
            onChange={(familyMembers) => change({ familyMembers })}
          />
          <WholeNumber
            words="Scrapbooks"
            value={wish.scrapbooks}
            most={999}
            onChange={(scrapbooks) => change({ scrapbooks })}
          />
          <label css={tick}>
            <input
              type="checkbox"
              checked={wish.isPrinted}
              onChange={(event) => change({ isPrinted: event.target.checked })}
            />
            I want to print the books
          </label>
        </fieldset>
        <output>
          {plan ? (
            <>
              <span css={{ color: 'var(--ink-2)' }}>{PLAN_NAMES[plan]} holds all of that.</span>
              <b
                css={{ display: 'block', fontFamily: 'var(--font-display)', fontSize: 'var(--fs-h1)', fontWeight: 500 }}
              >
                ${figure(costOf(plan, 1))} a year
              </b>
              <span css={{ display: 'block', marginTop: 8 }}>
                ${figure(costOf(plan, YEARS))} in {YEARS} years at today’s price. Voice messages cost nothing at all.
              </span>
            </>
          ) : (
            <span>
              None of our plans holds that much. Write to us, and we will tell you what is possible before you pay
              anything.
            </span>
          )}
        </output>
      </div>
    </div>
  )
}
