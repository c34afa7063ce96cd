import { ownZone } from '../../ui/moment.ts'

const wordsFor = (zone: string) => zone.replaceAll('_', ' ').replaceAll('/', ', ')

/** Every place with a time of its own; what is chosen is among them even where this browser does not know it. */
export const zoneChoices = (chosen: string): { value: string; words: string }[] =>
  [...new Set([chosen, ownZone(), ...Intl.supportedValuesOf('timeZone')])].map((value) => ({
    value,
    words: wordsFor(value),
  }))
