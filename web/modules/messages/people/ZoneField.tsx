import { useMemo } from 'react'
import { useController } from 'react-hook-form'
import { Select } from '../../../ui/Select.tsx'
import { useFieldState } from '../../../ui/useFieldState.ts'
import { strings } from './strings.ts'
import { zoneChoices } from './zones.ts'

export function ZoneField({ name }: { name: string }) {
  const { field } = useController({ name })
  const { id, error } = useFieldState(name)
  const choices = useMemo(() => zoneChoices(), [])
  return (
    <Select
      id={id}
      label={strings.zone}
      hint={strings.zoneHint}
      value={String(field.value ?? '')}
      choices={choices}
      onChange={field.onChange}
      {...(error !== undefined && { error })}
    />
  )
}
