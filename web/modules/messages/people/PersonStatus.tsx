import { CircleSlash, KeyRound } from 'lucide-react'
import type { RecipientRow } from '../../../../backend/modules/recipients/contract.ts'
import { Chip } from '../../../ui/Chip.tsx'
import { strings } from './strings.ts'

export const PersonStatus = ({ person }: { person: RecipientRow }) => {
  if (person.consent === 'declined') {
    return (
      <Chip tone="danger" icon={CircleSlash}>
        {strings.declined}
      </Chip>
    )
  }
  return person.verification === 'none' ? (
    <Chip tone="warn" icon={KeyRound}>
      {strings.noPasscode}
    </Chip>
  ) : (
    <Chip tone="ok" icon={KeyRound}>
      {strings.hasPasscode}
    </Chip>
  )
}
