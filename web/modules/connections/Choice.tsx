import { useController } from 'react-hook-form'
import { Select, type Choice as Option } from '../../ui/Select.tsx'
import { useFieldState } from '../../ui/useFieldState.ts'

type ChoiceProps = { name: string; label: string; hint?: string; choices: readonly Option[] }

/** One of a list, of the surrounding Form. */
export function Choice({ name, choices, ...words }: ChoiceProps) {
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
