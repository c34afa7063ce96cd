import { css } from '@emotion/react'
import { Timer } from 'lucide-react'
import type { RecipeDetail } from '../../../../backend/modules/recipes/contract.ts'
import { withHeat, type System } from '../../../../backend/modules/recipes/ingredients/convert.ts'
import { Chip } from '../../../ui/Chip.tsx'
import { minutesInWords } from '../time.ts'
import { sectionsOf } from './sections.ts'
import { recipeStrings as strings } from './strings.ts'
import { Voice } from './Voice.tsx'

const list = css`
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: 36px minmax(0, 1fr);
    gap: 12px;
    padding: 16px 0;
    border-bottom: 1px solid var(--line);
  }
  li > span {
    font: 500 var(--fs-h3) / 1.2 var(--font-display);
    color: var(--ink-2);
  }
`
const text = css`
  font: 400 var(--fs-body-l) / 1.6 var(--font-voice);
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`

/** What is to do, in the words of the card. */
export const Steps = ({ row: { steps }, system }: { row: RecipeDetail; system: System }) => (
  <section aria-labelledby="recipe-steps">
    <h2 id="recipe-steps" css={{ marginBottom: 8 }}>
      {strings.todo}
    </h2>
    {steps.length === 0 && <p>{strings.noSteps}</p>}
    {sectionsOf(steps).map(({ name, at, things }) => (
      <div key={at}>
        {name !== '' && <h3 css={{ fontSize: 'var(--fs-h4)', marginTop: 20 }}>{name}</h3>}
        <ol css={list} start={at + 1}>
          {things.map((step, n) => (
            <li key={step.stepId}>
              <span aria-hidden>{at + n + 1}</span>
              <div css={{ display: 'grid', gap: 8, justifyItems: 'start' }}>
                <p css={text}>{withHeat(step.text, system)}</p>
                {step.minutes !== null && <Chip icon={Timer}>{minutesInWords(step.minutes)}</Chip>}
                {step.voiceId !== null && <Voice itemId={step.voiceId} />}
              </div>
            </li>
          ))}
        </ol>
      </div>
    ))}
  </section>
)
