import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import type { ItemRow } from '../../../../backend/modules/items/contract.ts'
import { useFamily } from '../../../app/family.ts'
import { paths } from '../../../app/paths.ts'
import { cardHead, eyebrow } from '../../../ui/cardStyle.ts'
import { Thumb } from '../grid/Thumb.tsx'
import { calledIn } from '../inWords.ts'
import { lately } from '../queries.ts'
import { homeStrings as strings } from './strings.ts'
import { frame, strip } from './style.ts'

/** A few, enough for two short rows. */
const SHOWN = 6

/** What came last, from anyone of the family; nothing while there is nothing. */
export function LatelyAdded() {
  const { familyId } = useFamily()
  const { data } = useQuery({ ...lately(SHOWN), enabled: familyId !== '' })
  const rows: readonly ItemRow[] = data?.items ?? []
  if (rows.length === 0) return null
  return (
    <section css={frame} aria-labelledby="lately-added">
      <div css={cardHead}>
        <h2 id="lately-added" css={eyebrow}>
          {strings.lately}
        </h2>
        <Link href={paths.memoryVault()}>{strings.all}</Link>
      </div>
      <ul css={strip}>
        {rows.map((row) => (
          <li key={row.id}>
            <Link href={paths.memory(row.id)} aria-label={calledIn(row)}>
              <Thumb row={row} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
