import { useFamily } from '../../app/family.ts'
import { OutsideFamilies } from '../../app/OutsideFamilies.tsx'
import { paths } from '../../app/paths.ts'
import { PlaceHead } from '../../app/PlaceHead.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Filters } from './filter/Filters.tsx'
import { Library } from './Library.tsx'
import { strings } from './strings.ts'
import { useFilter } from './useFilter.ts'
import { Ways } from './Ways.tsx'

/** The same grid, decade by decade; what has no date stands last. */
export function TimelinePage() {
  const { isNone, may } = useFamily()
  const [filter, show] = useFilter()
  if (isNone) return <OutsideFamilies line={strings.noFamily} />
  return (
    <>
      <PlaceHead title={strings.timeline} line={strings.timelineLine} />
      <Ways />
      <Filters filter={filter} onChange={show} />
      <Library
        path={paths.timeline()}
        filter={filter}
        onAll={() => show({})}
        isByDecade
        empty={<EmptyState title={strings.emptyTitle} line={may('add') ? strings.emptyLine : strings.emptyForViewer} />}
      />
    </>
  )
}
