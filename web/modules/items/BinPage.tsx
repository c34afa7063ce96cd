import { useFamily } from '../../app/family.ts'
import { OutsideFamilies } from '../../app/OutsideFamilies.tsx'
import { paths } from '../../app/paths.ts'
import { PlaceHead } from '../../app/PlaceHead.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { Library } from './Library.tsx'
import { binStrings, strings } from './strings.ts'
import { Ways } from './Ways.tsx'

const FILTER = { shelf: 'bin' } as const

/** What was put away, until it is erased. */
export function BinPage() {
  const { isNone } = useFamily()
  if (isNone) return <OutsideFamilies line={strings.noFamily} />
  return (
    <>
      <PlaceHead title={binStrings.title} line={binStrings.line} />
      <Ways />
      <Library
        path={paths.memory('bin')}
        filter={FILTER}
        hasGoTo={false}
        empty={<EmptyState title={binStrings.empty} line={binStrings.emptyLine} />}
      />
    </>
  )
}
