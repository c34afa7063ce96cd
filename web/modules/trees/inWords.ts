import type { PersonRow } from '../../../backend/modules/records/contract.ts'
import { dateInWords } from '../../ui/gedcomDate.ts'
import { strings } from './strings.ts'

type Known = Pick<PersonRow, 'birth' | 'birthPlace' | 'death' | 'deathPlace' | 'isLiving'>

const lifeOf = (words: (when: string) => string, date: string, place: string): string => {
  const when = [date && dateInWords(date), place && strings.inPlace(place)].filter(Boolean).join(' ')
  return when === '' ? '' : words(when)
}

/** Birth and death in one line, as far as they are known. */
export const inWords = ({ birth, birthPlace, death, deathPlace, isLiving }: Known): string =>
  [
    lifeOf(strings.born, birth, birthPlace),
    lifeOf(strings.died, death, deathPlace),
    isLiving && birth === '' && death === '' ? strings.living : '',
  ]
    .filter((part) => part !== '')
    .join(', ')
