import { css } from '@emotion/react'
import { ChevronDown, ChevronUp, SquareDashed } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { radioCard } from '../../../ui/RadioCards.tsx'
import { phone, small, supporting } from '../../../ui/surfaces.ts'
import { tick } from '../../../ui/tickStyle.ts'
import type { Preset, PresetId } from './presets.ts'
import { whenStrings } from './whenStrings.ts'

const grid = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;
  margin: 0;
  padding: 0;
  border: 0;
  min-width: 0;
  ${phone} {
    grid-template-columns: minmax(0, 1fr);
    gap: 8px;
  }
`
const choice = css`
  align-items: center;
  gap: 2px 10px;
  padding: 8px 10px;
  & > span {
    font-weight: 600;
    line-height: 1.35;
    ${phone} {
      display: flex;
      flex-wrap: wrap;
      justify-content: space-between;
      gap: 0 8px;
    }
  }
  input {
    margin-top: 0;
  }
`

/** The card that opens the ways without a day; its dashes are those of a patch that is not sewn yet. */
const fold = css`
  display: flex;
  gap: 12px;
  align-items: center;
  width: 100%;
  min-height: 48px;
  margin-top: 12px;
  padding: 8px 14px;
  border: 2px dashed var(--line-strong);
  border-radius: var(--r-control);
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  cursor: pointer;
  &:hover {
    background: var(--primary-soft);
  }
  & > :last-child {
    margin-left: auto;
  }
`

type PresetCardsProps = {
  presets: readonly Preset[]
  value: PresetId | undefined
  onChange: (preset: Preset) => void
  /** Asked below what has no day. */
  children?: ReactNode
}

/** The days that are offered first, in two columns, or one on a phone; in their place, at a press, what has no day. */
export function PresetCards({ presets, value, onChange, children }: PresetCardsProps) {
  const group = useRef<HTMLFieldSetElement>(null)
  const [isDayless, setIsDayless] = useState(() => presets.some(({ id, keeps }) => keeps && id === value))
  const shown = presets.filter(({ keeps }) => (keeps !== undefined) === isDayless)
  const Turn = isDayless ? ChevronUp : ChevronDown
  const turn = () => {
    flushSync(() => setIsDayless(!isDayless))
    group.current?.querySelector('input')?.focus()
  }
  return (
    <>
      <fieldset ref={group} css={grid}>
        <legend className="sr-only">{whenStrings.presets}</legend>
        {shown.map((preset) => (
          <label key={preset.id} css={[radioCard, choice]}>
            <input
              type="radio"
              name="preset"
              value={preset.id}
              checked={preset.id === value}
              css={tick}
              onChange={() => onChange(preset)}
            />
            <span>
              {preset.words}
              <span css={[small, { display: 'block', fontWeight: 400 }]}>{preset.line}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {isDayless && children}
      <button type="button" css={[fold, supporting]} onClick={turn}>
        <SquareDashed aria-hidden />
        {isDayless ? whenStrings.onADay : whenStrings.dayless}
        <Turn aria-hidden />
      </button>
    </>
  )
}
