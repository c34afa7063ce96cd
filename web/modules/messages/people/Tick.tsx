import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { tick } from '../../../ui/tickStyle.ts'

const row = css`
  display: flex;
  gap: 14px;
  align-items: start;
  min-height: 44px;
  padding: 8px 0;
  cursor: pointer;
`

/** A box to tick, of the surrounding Form. */
export function Tick({ name, children }: { name: string; children: ReactNode }) {
  const { register } = useFormContext()
  return (
    <label css={row}>
      <input type="checkbox" css={tick} {...register(name)} />
      <span>{children}</span>
    </label>
  )
}
