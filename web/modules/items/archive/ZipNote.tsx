import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { paths } from '../../../app/paths.ts'
import { stateIn } from './inWords.ts'
import { archive } from './queries.ts'
import { archiveStrings as strings } from './strings.ts'

/** What came in with a zip, on the page of the zip itself; nothing where it is no archive. */
export function ZipNote({ itemId }: { itemId: string }) {
  const { data } = useQuery(archive(itemId))
  if (!data) return null
  return (
    <p>
      {stateIn(data)} <Link href={paths.memory('zips', `?zip=${itemId}`)}>{strings.see}</Link>
    </p>
  )
}
