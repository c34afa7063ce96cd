import { useState } from 'react'
import type { RecipientRow } from '../../../../backend/modules/recipients/contract.ts'
import { explain } from '../../../app/explain.ts'
import { useChangeChild } from '../people/commands.ts'

type Child = Pick<RecipientRow, 'id' | 'ownEmail'>

/**
 * The addresses that these children will read alone, as they are typed; kept when a field is left and before the message
 * is sealed. One that is left empty is asked for later.
 */
export const useOwnEmails = (children: readonly Child[]) => {
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [refused, setRefused] = useState<{ readonly id: string; readonly words: string }>()
  const [isOnward, setIsOnward] = useState(false)
  const change = useChangeChild()
  const valueOf = ({ id, ownEmail }: Child): string => typed[id] ?? ownEmail ?? ''

  /** Goes on once each is kept, at once where all are. The press that leaves a field may be the one that goes on. */
  const keep = async (onKept?: () => void): Promise<void> => {
    setRefused(undefined)
    setIsOnward(onKept !== undefined)
    for (const child of children) {
      const given = valueOf(child).trim()
      if (given === (child.ownEmail ?? '')) continue
      try {
        await change.mutateAsync({ id: child.id, ownEmail: given })
      } catch (error) {
        setRefused({ id: child.id, words: explain(error).message })
        return
      }
    }
    onKept?.()
  }
  return {
    valueOf,
    set: ({ id }: Child, value: string) => setTyped({ ...typed, [id]: value }),
    errorOf: ({ id }: Child): string => (refused?.id === id ? refused.words : ''),
    keep,
    isKeeping: isOnward && change.isPending,
  }
}
export type OwnEmails = ReturnType<typeof useOwnEmails>
