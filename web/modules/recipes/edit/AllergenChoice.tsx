import { css } from '@emotion/react'
import { ALLERGENS, type About } from '../../../../backend/modules/recipes/contract.ts'
import { label } from '../../../ui/fieldStyle.ts'
import { tick } from '../../../ui/tickStyle.ts'
import { recipeStrings } from '../recipe/strings.ts'
import { editStrings as strings } from './strings.ts'

const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(150px, 1fr));
  gap: 4px 16px;
  margin: 0;
  padding: 0;
  border: 0;
`

const choice = css`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 48px;
  cursor: pointer;
`

type Chosen = About['allergens']

/** Which of the fourteen it contains; nobody but who writes it knows. */
export const AllergenChoice = ({ chosen, onChange }: { chosen: Chosen; onChange: (chosen: Chosen) => void }) => (
  <fieldset css={grid}>
    <legend css={[label, { marginBottom: 6 }]}>{strings.allergens}</legend>
    {ALLERGENS.map((one) => (
      <label key={one} css={choice}>
        <input
          css={tick}
          type="checkbox"
          checked={chosen.includes(one)}
          onChange={({ target }) =>
            onChange(ALLERGENS.filter((each) => (each === one ? target.checked : chosen.includes(each))))
          }
        />
        {recipeStrings.allergen[one]}
      </label>
    ))}
  </fieldset>
)
