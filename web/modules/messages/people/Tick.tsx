import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { tick, tickLine } from '../../../ui/tickStyle.ts'

/** A box to tick, of the surrounding Form. */
export function Tick({ name, children }: { name: string; children: ReactNode }) {
  const { register } = useFormContext()
  return (
    <label css={tickLine}>
      <input type="checkbox" css={tick} {...register(name)} />
      <span>{children}</span>
    </label>
  )
}
