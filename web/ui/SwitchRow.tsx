import { css } from '@emotion/react'
import { Switch } from 'radix-ui'

const row = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 24px;
`
const track = css`
  flex: none;
  position: relative;
  width: 64px;
  height: 44px;
  padding: 0;
  border: 0;
  border-radius: 22px;
  background: none;
  &::before {
    content: '';
    position: absolute;
    inset: 4px 0;
    border-radius: 18px;
    background: var(--line-strong);
    transition: background-color var(--dur-1);
  }
  &[data-state='checked']::before {
    background: var(--ok);
  }
`
const thumb = css`
  position: absolute;
  top: 8px;
  left: 4px;
  width: 28px;
  height: 28px;
  border-radius: 50%;
  background: var(--surface);
  transition: translate var(--dur-1);
  &[data-state='checked'] {
    translate: 28px 0;
  }
  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }
`

type SwitchRowProps = {
  id: string
  label: string
  /** What it changes, in one line. */
  line: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

/** A switch with its name and consequence on the left. */
export const SwitchRow = ({ id, label, line, isOn, onChange }: SwitchRowProps) => (
  <div css={row}>
    <div>
      <label htmlFor={id} css={{ fontWeight: 600 }}>
        {label}
      </label>
      <p id={`${id}-line`} css={{ color: 'var(--ink-2)', fontSize: 'var(--fs-small)' }}>
        {line}
      </p>
    </div>
    <Switch.Root id={id} checked={isOn} onCheckedChange={onChange} aria-describedby={`${id}-line`} css={track}>
      <Switch.Thumb css={thumb} />
    </Switch.Root>
  </div>
)
