import { useMemo } from 'react'
import { useController } from 'react-hook-form'
import { Select } from '../../../ui/Select.tsx'
import { useFieldState } from '../../../ui/useFieldState.ts'
import { strings } from './strings.ts'
import { ownZone } from '../../../ui/moment.ts'

const cityOf = (zone: string) => zone.split('/').slice(1).reverse().join(', ').replaceAll('_', ' ')
const regionOf = (zone: string) => zone.split('/', 1)[0] ?? ''

/** Every place with a time of its own, the person's own first. */
const zoneChoices = (): { value: string; words: string }[] => {
  const own = ownZone()
  const zones = Intl.supportedValuesOf('timeZone').filter((zone) => zone.includes('/') && zone !== own)
  const words = (zone: string) => (cityOf(zone) ? `${cityOf(zone)} (${regionOf(zone)})` : zone)
  return [own, ...zones].map((value) => ({ value, words: value === own ? `${words(value)}, as I do` : words(value) }))
}

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
