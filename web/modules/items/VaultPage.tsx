import { useQuery } from '@tanstack/react-query'
import { useFamily } from '../../app/family.ts'
import { OutsideFamilies } from '../../app/OutsideFamilies.tsx'
import { paths } from '../../app/paths.ts'
import { PlaceHead } from '../../app/PlaceHead.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Filters } from './filter/Filters.tsx'
import { isNarrowed } from './filters.ts'
import { Library } from './Library.tsx'
import { yearsOf } from './months.ts'
import { months } from './queries.ts'
import { strings } from './strings.ts'
import { AddMemory } from './upload/AddMemory.tsx'
import { DropZone } from './upload/DropZone.tsx'
import { TrayCard } from './upload/TrayCard.tsx'
import { useFilter } from './useFilter.ts'
import { Ways } from './Ways.tsx'

/** Everything that a family keeps. */
export function VaultPage() {
  const { isNone, may } = useFamily()
  const [filter, show] = useFilter()
  const { data: all } = useQuery(months({}))
  if (isNone) return <OutsideFamilies line={strings.noFamily} />
  const mayAdd = may('add')
  const isEmpty = all?.n === 0
  return (
    <>
      <PlaceHead line={all && !isEmpty ? strings.count(all.n, yearsOf(all.months)) : undefined}>
        {mayAdd && <AddMemory />}
      </PlaceHead>
      <Ways />
      {mayAdd && <DropZone />}
      <TrayCard />
      {(!isEmpty || isNarrowed(filter)) && <Filters filter={filter} onChange={show} />}
      <Library
        path={paths.memoryVault()}
        filter={filter}
        onAll={() => show({})}
        empty={<EmptyState title={strings.emptyTitle} line={mayAdd ? strings.emptyLine : strings.emptyForViewer} />}
      />
    </>
  )
}
