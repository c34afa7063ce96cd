import type { ComponentProps } from 'react'
import { useFormContext } from 'react-hook-form'
import { FieldFrame, type FieldWords } from './FieldFrame.tsx'
import { input } from './fieldStyle.ts'
import { useFieldState } from './useFieldState.ts'

type TextAreaProps = Omit<FieldWords, 'error'> & Omit<ComponentProps<'textarea'>, 'id' | 'form'> & { name: string }

/** A labelled field of several lines, of the surrounding Form. */
export function TextArea({ name, label, hint, optional, className, rows = 6, ...props }: TextAreaProps) {
  const { register } = useFormContext()
  const { id, error } = useFieldState(name)
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      className={className}
      {...(optional !== undefined && { optional })}
      {...(error !== undefined && { error })}
    >
      {(control) => (
        <textarea {...props} {...control} {...register(name)} rows={rows} css={[input, { resize: 'vertical' }]} />
      )}
    </FieldFrame>
  )
}
