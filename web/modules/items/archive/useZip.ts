import { useQuery } from '@tanstack/react-query'
import type { ArchiveRow } from '../../../../backend/modules/archives/contract.ts'
import type { Entry } from '../upload/queue.ts'
import { archive } from './queries.ts'

/** What has come of a zip that was sent; undefined for any other file, and until it has been looked into. */
export const useZip = ({ id, name, stage }: Pick<Entry, 'id' | 'name' | 'stage'>): ArchiveRow | undefined => {
  const hasArrived = stage === 'arrived' || stage === 'safe' || stage === 'setAside'
  const { data } = useQuery({ ...archive(id), enabled: hasArrived && /\.zip$/i.test(name) })
  return data ?? undefined
}
