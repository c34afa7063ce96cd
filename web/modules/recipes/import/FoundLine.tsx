import { css } from '@emotion/react'
import { Chip, type ChipTone } from '../../../ui/Chip.tsx'
import { small } from '../../../ui/surfaces.ts'
import { tick } from '../../../ui/tickStyle.ts'
import type { Found, State } from './found.ts'
import { importStrings as strings } from './strings.ts'

const TONES: Readonly<Record<State, ChipTone>> = { ok: 'ok', look: 'warn', duplicate: 'plain', failed: 'danger' }
const frame = css`
  display: grid;
  gap: 2px 14px;
  padding: 12px 16px;
  border-bottom: 1px solid var(--line);
  overflow-wrap: anywhere;
  label {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 14px;
    align-items: center;
    min-height: 48px;
    cursor: pointer;
  }
  summary {
    min-height: 44px;
    display: inline-flex;
    align-items: center;
    color: var(--link);
    text-decoration: underline;
    cursor: pointer;
  }
`

type LineProps = { one: Found; isChosen: boolean; onChoose: (isChosen: boolean) => void }

/** One that was found: whether it is kept, how it stands and why; what was read is one press away. */
export function FoundLine({ one, isChosen, onChoose }: LineProps) {
  const { title, state, reasons, content } = one
  const facts = content ? [strings.needs(content.ingredients.length), strings.steps(content.steps.length)] : []
  const said = [...facts, ...reasons.map((reason) => strings.reasons[reason])].join(' · ')
  const name = title || strings.noName
  return (
    <div css={frame}>
      <label>
        <input
          css={tick}
          type="checkbox"
          disabled={!content}
          checked={isChosen}
          onChange={({ target }) => onChoose(target.checked)}
        />
        <span>
          <strong>{name}</strong>
          <span css={[small, { display: 'block' }]}>{said}</span>
        </span>
        <Chip tone={TONES[state]}>{strings.states[state]}</Chip>
      </label>
      {content && (
        <details>
          <summary>
            {strings.see}
            <span className="sr-only">: {name}</span>
          </summary>
          <ul>
            {content.ingredients.map(({ original, item }, at) => (
              <li key={`${at} ${original}`}>{original || item}</li>
            ))}
          </ul>
          <ol>
            {content.steps.map(({ stepId, text }) => (
              <li key={stepId}>{text}</li>
            ))}
          </ol>
        </details>
      )}
    </div>
  )
}
