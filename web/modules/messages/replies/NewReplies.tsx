import { useQuery } from '@tanstack/react-query'
import { Chip } from '../../../ui/Chip.tsx'
import { newReplies } from './queries.ts'
import { strings } from './strings.ts'

/** Beside Messages in the rail, while there are some. */
export function NewReplies() {
  const { data } = useQuery(newReplies())
  return data && data.count > 0 ? <Chip tone="ember">{strings.newOnes(data.count)}</Chip> : null
}
