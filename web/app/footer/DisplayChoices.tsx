import { css } from '@emotion/react'
import { useSyncExternalStore } from 'react'
import {
  chooseTextSize,
  chooseTheme,
  currentTextSize,
  currentTheme,
  onDisplay,
  type TextSize,
  type Theme,
} from '../../ui/theme.ts'
import { SIZES, THEMES } from '../display.ts'

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 28px;
  padding-bottom: 32px;
  label {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 12px;
    align-items: center;
    color: var(--on-night-2);
  }
  select {
    min-height: 48px;
    padding: 0 12px;
    border: 2px solid #8a7ea3;
    border-radius: var(--r-control);
    background: var(--night);
    color: var(--on-night);
    font-size: var(--fs-small);
  }
`
const options = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, name]) => (
    <option key={value} value={value}>
      {name}
    </option>
  ))

/** Colors and size of the text, for visitors; the family finds them beside its account too. */
export function DisplayChoices() {
  // What this browser keeps is known here alone, not where the page was rendered.
  const theme = useSyncExternalStore(onDisplay, currentTheme, () => 'light' as const)
  const size = useSyncExternalStore(onDisplay, currentTextSize, () => '100' as const)
  return (
    <div css={row}>
      <label>
        Colors
        <select value={theme} onChange={({ target }) => chooseTheme(target.value as Theme)}>
          {options(THEMES)}
        </select>
      </label>
      <label>
        Size of the text
        <select value={size} onChange={({ target }) => chooseTextSize(target.value as TextSize)}>
          {options(SIZES)}
        </select>
      </label>
    </div>
  )
}
