import type { ComponentProps } from 'react'
import { useFormContext } from 'react-hook-form'
import { FieldFrame, type FieldWords } from './FieldFrame.tsx'
import { input } from './fieldStyle.ts'
import { useFieldState } from './useFieldState.ts'

type FieldProps = Omit<FieldWords, 'error'> & Omit<ComponentProps<'input'>, 'id' | 'form'> & { name: string }

/** A labelled input of the surrounding Form. */
export function Field({ name, label, hint, optional, className, ...props }: FieldProps) {
  const { register } = useFormContext()
  const { id, error } = useFieldState(name)
  return (
    <FieldFrame id={id} label={label} hint={hint} optional={optional} error={error} className={className}>
      {(control) => <input {...props} {...control} {...register(name)} css={input} />}
    </FieldFrame>
  )
}
