import { ownZone } from '../../../ui/moment.ts'

const cityOf = (zone: string) => zone.split('/').slice(1).reverse().join(', ').replaceAll('_', ' ')
const regionOf = (zone: string) => zone.split('/', 1)[0] ?? ''

/** Every place with a time of its own, the person's own first. */
export const zoneChoices = (): { value: string; words: string }[] => {
  const own = ownZone()
  const zones = Intl.supportedValuesOf('timeZone').filter((zone) => zone.includes('/') && zone !== own)
  const words = (zone: string) => (cityOf(zone) ? `${cityOf(zone)} (${regionOf(zone)})` : zone)
  return [own, ...zones].map((value) => ({ value, words: value === own ? `${words(value)}, as I do` : words(value) }))
}
