import { css } from '@emotion/react'
import { Minus, Plus, Scale } from 'lucide-react'
import { useState } from 'react'
import type { RecipeDetail } from '../../../../backend/modules/recipes/contract.ts'
import { inDecimals, isSame, ONE } from '../../../../backend/modules/recipes/ingredients/amount.ts'
import { SYSTEMS, type System } from '../../../../backend/modules/recipes/ingredients/convert.ts'
import { amountInWords } from '../../../../backend/modules/recipes/ingredients/show.ts'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { small } from '../../../ui/surfaces.ts'
import { Toggle } from '../../../ui/Toggle.tsx'
import { minutesInWords } from '../time.ts'
import { NeededLine } from './NeededLine.tsx'
import { ScaleDialog } from './ScaleDialog.tsx'
import { sectionsOf } from './sections.ts'
import { recipeStrings as strings } from './strings.ts'
import type { Scaling } from './useScale.ts'

const heading = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  margin-bottom: 16px;
`
const stepper = css`
  display: inline-flex;
  align-items: center;
  border: 2px solid var(--line-strong);
  border-radius: var(--r-control);
  background: var(--surface);
  font-weight: 600;
  output {
    min-width: 96px;
    text-align: center;
  }
`
const list = css`
  margin: 8px 0 0;
  padding: 0;
  list-style: none;
  border-top: 1px solid var(--line);
`
const facts = css`
  display: grid;
  gap: 4px;
  margin-top: 16px;
`
const systems = SYSTEMS.map((value) => ({ value, words: strings.systems[value] }))

type NeedsProps = { row: RecipeDetail; scaling: Scaling; system: System; onSystem: (system: System) => void }

/** What a recipe needs, for as many as are wanted, in the units that are wanted. */
export function Needs({ row, scaling, system, onSystem }: NeedsProps) {
  const { ingredients, about } = row
  const { factor } = scaling
  const isScaled = !isSame(factor, ONE)
  return (
    <section aria-labelledby="recipe-needs">
      <div css={heading}>
        <h2 id="recipe-needs">{strings.needs}</h2>
        {ingredients.length > 0 && (
          <Toggle label={strings.units} choices={systems} value={system} onChange={onSystem} />
        )}
      </div>
      {ingredients.length === 0 ? <p>{strings.noNeeds}</p> : <HowMuch row={row} scaling={scaling} />}
      {sectionsOf(ingredients).map(({ name, at, things }) => (
        <div key={at} css={{ marginTop: 16 }}>
          {name !== '' && <h3 css={{ fontSize: 'var(--fs-h4)' }}>{name}</h3>}
          <ul css={list}>
            {things.map((one, n) => (
              <NeededLine key={`${at + n}`} one={one} factor={factor} system={system} language={about.language} />
            ))}
          </ul>
        </div>
      ))}
      <div css={facts}>
        {ingredients.length > 0 && <p css={small}>{strings.stays}</p>}
        {isScaled && inDecimals(factor) > 2 && <p css={small}>{strings.large}</p>}
        <Facts row={row} />
      </div>
    </section>
  )
}

function HowMuch({ row, scaling }: { row: RecipeDetail; scaling: Scaling }) {
  const [isOpen, setOpen] = useState(false)
  const { made, stated, more, less } = scaling
  const { words, unit } = row.about.makes
  const now = amountInWords(made)
  return (
    <div css={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
      <div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px 14px' }}>
        <div css={stepper}>
          <IconButton icon={Minus} label={strings.less} onClick={less} />
          <output aria-live="polite">{stated ? strings.makes(now) : strings.asMuch(now)}</output>
          <IconButton icon={Plus} label={strings.morePlease} onClick={more} />
        </div>
        <p css={small}>
          {words === '' ? strings.cardSays : strings.cardMakes(stated && unit === '' ? amountInWords(stated) : words)}
        </p>
      </div>
      <Button look="quiet" icon={Scale} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {strings.otherWays}
      </Button>
      <ScaleDialog isOpen={isOpen} onClose={() => setOpen(false)} row={row} scaling={scaling} />
    </div>
  )
}

/** Times, what it contains, and where it was found. */
function Facts({ row: { about } }: { row: RecipeDetail }) {
  const { times, allergens, source } = about
  const said = (['prep', 'cook', 'wait'] as const)
    .filter((each) => times[each].words !== '' || times[each].minutes !== null)
    .map((each) => `${strings.times[each]}: ${times[each].words || minutesInWords(times[each].minutes ?? 0)}`)
  return (
    <>
      {said.length > 0 && <p>{said.join(' · ')}</p>}
      {allergens.length > 0 && (
        <p>
          {strings.allergens}: {allergens.map((each) => strings.allergen[each]).join(', ')}
        </p>
      )}
      {(source.url !== '' || source.note !== '') && (
        <p css={[small, { overflowWrap: 'anywhere' }]}>
          {source.url !== '' && (
            <>
              {strings.source}{' '}
              <a href={source.url} rel="noopener noreferrer nofollow" target="_blank">
                {new URL(source.url).hostname}
              </a>{' '}
            </>
          )}
          {source.note}
        </p>
      )}
    </>
  )
}
