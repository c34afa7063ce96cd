import { useState } from 'react'
import { explain } from '../../../app/explain.ts'
import { seenName } from '../../../app/seenName.ts'
import { useSession } from '../../../app/session.ts'
import { useChooseName } from '../commands.ts'
import { seenStrings } from './seenStrings.ts'

/**
 * The name that recipients see. It is asked of whoever never gave one, with what stands there otherwise already filled in,
 * and kept when the field is left and before the message is sealed.
 */
export const useSeenName = () => {
  const { user } = useSession()
  const [isAsked] = useState(() => user !== null && !user.name)
  const [name, setName] = useState(() => seenName(user))
  const [isEmpty, setIsEmpty] = useState(false)
  const [isOnward, setIsOnward] = useState(false)
  const choose = useChooseName()
  const given = name.trim()
  const isKept = !isAsked || given === user?.name

  /** Goes on once the name is kept, at once where it is. The press that leaves the field may be the one that goes on. */
  const keep = (onKept?: () => void): void => {
    setIsEmpty(given === '')
    setIsOnward(onKept !== undefined)
    if (isKept) onKept?.()
    else if (given !== '') choose.mutate(given, onKept && { onSuccess: onKept })
  }
  const error = isEmpty ? seenStrings.noName : choose.error ? explain(choose.error).message : ''
  return { isAsked, name, setName, keep, isKeeping: isOnward && choose.isPending, error }
}
export type SeenName = ReturnType<typeof useSeenName>
