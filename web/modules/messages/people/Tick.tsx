import { css } from '@emotion/react'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'

const row = css`
  display: flex;
  gap: 14px;
  align-items: start;
  min-height: 44px;
  padding: 8px 0;
  cursor: pointer;
  input {
    position: absolute;
    opacity: 0;
  }
  & > i {
    flex: none;
    display: grid;
    place-items: center;
    width: 28px;
    height: 28px;
    border: 2px solid var(--line-strong);
    border-radius: 6px;
    background: var(--surface);
    color: var(--surface);
  }
  input:checked + i {
    border-color: var(--thread);
    background: var(--thread);
  }
  &:has(:focus-visible) > i {
    outline: 3px solid var(--focus);
    outline-offset: 3px;
    box-shadow: 0 0 0 6px var(--focus-halo);
  }
`

/** A box to tick, of the surrounding Form. */
export function Tick({ name, children }: { name: string; children: ReactNode }) {
  const { register } = useFormContext()
  return (
    <label css={row}>
      <input type="checkbox" {...register(name)} />
      <i aria-hidden="true">
        <Check />
      </i>
      <span>{children}</span>
    </label>
  )
}
