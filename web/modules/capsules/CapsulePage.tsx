import { useQuery } from '@tanstack/react-query'
import { useParams } from 'wouter'
import { Loaded } from '../../app/Loaded.tsx'
import { capsule } from './capsules.ts'
import { Filling } from './filling/Filling.tsx'
import { Opening } from './opening/Opening.tsx'
import { Sealed } from './Sealed.tsx'
import { strings } from './strings.ts'

const views = { filling: Filling, sealed: Sealed, opened: Opening } as const

/** A capsule as it stands: it is filled, sealed, or opened. */
export function CapsulePage() {
  const { id } = useParams<{ id: string }>()
  const one = useQuery(capsule(id))
  return (
    <Loaded query={one} words={strings.fetching}>
      {(row) => {
        const View = views[row.state]
        return <View key={`${row.id} ${row.state}`} row={row} />
      }}
    </Loaded>
  )
}
