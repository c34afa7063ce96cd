import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import type { Relative } from '../../../../backend/modules/connections/contract.ts'
import type { ItemPeople } from '../../../../backend/modules/items/contract.ts'
import { useFamily } from '../../../app/family.ts'
import { Loaded } from '../../../app/Loaded.tsx'
import { OutsideFamilies } from '../../../app/OutsideFamilies.tsx'
import { paths } from '../../../app/paths.ts'
import { PlaceHead } from '../../../app/PlaceHead.tsx'
import { relatives } from '../../../app/relatives.ts'
import { Avatar } from '../../../ui/Avatar.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { kinWord } from '../../../ui/kinship.ts'
import { personRow, personRows } from '../../../ui/personRow.ts'
import { small } from '../../../ui/surfaces.ts'
import { inPeople } from '../queries.ts'
import { strings as vaultStrings } from '../strings.ts'
import { Ways } from '../Ways.tsx'
import { peopleStrings as strings } from './strings.ts'

/** Everyone of the family, each leading to what they are in. */
export function PeoplePage() {
  const { isNone } = useFamily()
  const all = useQuery(relatives())
  const { data: counted } = useQuery(inPeople())
  if (isNone) return <OutsideFamilies line={vaultStrings.noFamily} />
  return (
    <>
      <PlaceHead title={strings.title} line={strings.line} />
      <Ways />
      <Loaded query={all} words={strings.fetching}>
        {({ people }) =>
          people.length === 0 ? (
            <EmptyState title={strings.empty} line={strings.emptyLine} />
          ) : (
            <ul css={personRows}>
              {byCount(people, counted).map(({ id, name, path, isYou, n }) => (
                <li key={id} css={personRow}>
                  <Avatar name={name} seed={id} />
                  <div>
                    <Link
                      href={`${paths.memoryVault()}?who=${id}`}
                      css={{ display: 'inline-block', minWidth: 44, paddingBlock: 10, fontWeight: 600 }}
                    >
                      {name}
                    </Link>
                    {isYou && <span css={small}> {strings.you}</span>}
                    <p css={small}>
                      {[path !== null && strings.your(kinWord(path)), counted && strings.count(n)]
                        .filter(Boolean)
                        .join('. ')}
                    </p>
                  </div>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </>
  )
}

/** Those first who are in most. */
const byCount = (people: readonly Relative[], counted: ItemPeople | undefined) => {
  const counts = new Map(counted?.people.map(({ id, n }) => [id, n]))
  return people.map((one) => ({ ...one, n: counts.get(one.id) ?? 0 })).toSorted((one, other) => other.n - one.n)
}
