import { css } from '@emotion/react'
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react'
import { MOST_STEP, MOST_STEPS } from '../../../../backend/modules/recipes/contract.ts'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { FieldFrame } from '../../../ui/FieldFrame.tsx'
import { input } from '../../../ui/fieldStyle.ts'
import { MemoryField } from './MemoryField.tsx'
import { newStep, type TypedStep } from './steps.ts'
import { editStrings as strings } from './strings.ts'

const row = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 130px auto;
  gap: 12px;
  align-items: start;
  @media (max-width: 600px) {
    grid-template-columns: minmax(0, 1fr) auto;
    & > :first-of-type {
      grid-column: 1 / -1;
    }
  }
`
const moves = css`
  display: flex;
  align-self: end;
`

type StepsFieldProps = { steps: readonly TypedStep[]; onChange: (steps: readonly TypedStep[]) => void }

/** One field a step, each with its timer. */
export function StepsField({ steps, onChange }: StepsFieldProps) {
  const change = (at: number, more: Partial<TypedStep>) =>
    onChange(steps.map((step, n) => (n === at ? { ...step, ...more } : step)))
  const move = (at: number, to: number) => {
    const step = steps[at]
    if (step) onChange(steps.toSpliced(at, 1).toSpliced(to, 0, step))
  }
  return (
    <section css={{ display: 'grid', gap: 16 }} aria-labelledby="recipe-steps-head">
      <h2 id="recipe-steps-head" css={{ fontSize: 'var(--fs-h4)' }}>
        {strings.steps}
      </h2>
      {steps.map((step, at) => (
        <div key={step.stepId} css={row}>
          <FieldFrame id={`step-${step.stepId}`} label={strings.step(at + 1)}>
            {(control) => (
              <textarea
                {...control}
                rows={2}
                maxLength={MOST_STEP}
                value={step.text}
                onChange={({ target }) => change(at, { text: target.value })}
                css={[input, { resize: 'vertical', fontFamily: 'var(--font-voice)' }]}
              />
            )}
          </FieldFrame>
          <FieldFrame id={`timer-${step.stepId}`} label={strings.minutes}>
            {(control) => (
              <input
                {...control}
                inputMode="numeric"
                autoComplete="off"
                maxLength={5}
                value={step.minutes}
                onChange={({ target }) => change(at, { minutes: target.value.replaceAll(/\D/gu, '') })}
                css={input}
              />
            )}
          </FieldFrame>
          <div css={{ gridColumn: '1 / -1', order: 1 }}>
            <MemoryField
              kind="voice"
              words={strings.stepVoice}
              of={strings.step(at + 1)}
              ids={step.voiceId === null ? [] : [step.voiceId]}
              most={1}
              onChange={([id = null]) => change(at, { voiceId: id })}
            />
          </div>
          <div css={moves}>
            {at > 0 && <IconButton icon={ArrowUp} label={strings.up(at + 1)} onClick={() => move(at, at - 1)} />}
            {at < steps.length - 1 && (
              <IconButton icon={ArrowDown} label={strings.down(at + 1)} onClick={() => move(at, at + 1)} />
            )}
            {steps.length > 1 && (
              <IconButton
                icon={X}
                label={strings.removeStep(at + 1)}
                onClick={() => onChange(steps.toSpliced(at, 1))}
              />
            )}
          </div>
        </div>
      ))}
      {steps.length < MOST_STEPS && (
        <div>
          <Button look="secondary" icon={Plus} onClick={() => onChange([...steps, newStep(steps.at(-1)?.section)])}>
            {strings.addStep}
          </Button>
        </div>
      )}
    </section>
  )
}
