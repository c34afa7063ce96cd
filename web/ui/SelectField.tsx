import { useController } from 'react-hook-form'
import { Select, type Choice } from './Select.tsx'
import { useFieldState } from './useFieldState.ts'

type SelectFieldProps = {
  name: string
  label: string
  hint?: string
  placeholder?: string
  choices: readonly Choice[]
}

/** One of a list, of the surrounding Form. */
export function SelectField({ name, choices, ...words }: SelectFieldProps) {
  const { field } = useController({ name })
  const { id, error } = useFieldState(name)
  return (
    <Select
      id={id}
      {...words}
      value={String(field.value ?? '')}
      choices={choices}
      onChange={field.onChange}
      {...(error !== undefined && { error })}
    />
  )
}
