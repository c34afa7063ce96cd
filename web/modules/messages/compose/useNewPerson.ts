import { useState } from 'react'
import { v7 as uuid } from 'uuid'
import type { RecipientRow } from '../../../../backend/modules/recipients/contract.ts'
import { ownZone } from '../../../ui/moment.ts'
import { useAddPerson, useSetVerification } from '../people/commands.ts'
import type { Fresh } from './NewPerson.tsx'

/** Adds somebody by name and address; until their author chooses another proof they are asked for a code by email. */
export const useNewPerson = () => {
  // One id for one person: pressed again after a fault it is the same one.
  const [recipientId, setRecipientId] = useState(() => uuid())
  const add = useAddPerson()
  const prove = useSetVerification(recipientId)
  const make = async ({ name, email }: Fresh): Promise<RecipientRow> => {
    await add.mutateAsync({ recipientId, name: name.trim(), email: email.trim(), zone: ownZone() })
    const person = await prove.mutateAsync({ method: 'otp' })
    setRecipientId(uuid())
    return person
  }
  return { make, isPending: add.isPending || prove.isPending, error: add.error ?? prove.error }
}
