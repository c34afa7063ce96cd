import { useQuery } from '@tanstack/react-query'
import type { StoryRow } from '../../../backend/modules/stories/contract.ts'
import { relatives } from '../../app/relatives.ts'
import { kinWord } from '../../ui/kinship.ts'

/** How the reader is related to whoever tells a story; nothing where nobody has said, or it is yourself. */
export const useKin = () => {
  const { data } = useQuery(relatives())
  return ({ relativeId, toAccountId }: StoryRow): string | undefined => {
    const id = toAccountId ?? relativeId
    const path = data?.people.find((person) => person.id === id)?.path
    return path && path.length > 0 ? `your ${kinWord(path)}` : undefined
  }
}
