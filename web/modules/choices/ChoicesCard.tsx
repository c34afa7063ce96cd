import { useQuery } from '@tanstack/react-query'
import { useFamily } from '../../app/family.ts'
import { AskForm } from './AskForm.tsx'
import { choices } from './choices.ts'

/** The question, for whoever may answer it for the family, until they have. */
export function ChoicesCard() {
  const { familyId, may } = useFamily()
  const { data: known } = useQuery({ ...choices(), enabled: familyId !== '' && may('edit') })
  if (!known?.mayDecide || known.offered.every((feature) => known.family[feature] !== null)) return null
  return <AskForm known={known} />
}
