import { useQuery } from '@tanstack/react-query'
import { MapPin, MapPinPlus, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import type { PlaceRow } from '../../../../backend/modules/places/contract.ts'
import { useFamily } from '../../../app/family.ts'
import { Loaded } from '../../../app/Loaded.tsx'
import { OutsideFamilies } from '../../../app/OutsideFamilies.tsx'
import { paths } from '../../../app/paths.ts'
import { PlaceHead } from '../../../app/PlaceHead.tsx'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { MoreMenu } from '../../../ui/MoreMenu.tsx'
import { personRow, personRows } from '../../../ui/personRow.ts'
import { small } from '../../../ui/surfaces.ts'
import { places } from '../queries.ts'
import { strings as vaultStrings } from '../strings.ts'
import { Ways } from '../Ways.tsx'
import { PlaceDialogs, type Open } from './PlaceDialogs.tsx'
import { placeStrings as strings } from './strings.ts'

/** The places of a family, each leading to what was there. */
export function PlacesPage() {
  const { isNone, may } = useFamily()
  const all = useQuery(places())
  const [open, setOpen] = useState<Open>()
  if (isNone) return <OutsideFamilies line={vaultStrings.noFamily} />
  return (
    <>
      <PlaceHead title={strings.title} line={strings.line}>
        {may('add') && (
          <Button look="secondary" icon={MapPinPlus} onClick={() => setOpen({ act: 'name' })}>
            {strings.add}
          </Button>
        )}
      </PlaceHead>
      <Ways />
      <Loaded query={all} words={strings.fetching}>
        {(rows) => (
          <Rows rows={rows.filter(({ removedAt }) => removedAt === null)} onOpen={setOpen} mayAdd={may('add')} />
        )}
      </Loaded>
      <PlaceDialogs open={open} onClose={() => setOpen(undefined)} />
    </>
  )
}

type RowsProps = { rows: readonly PlaceRow[]; mayAdd: boolean; onOpen: (open: Open) => void }

const Rows = ({ rows, mayAdd, onOpen }: RowsProps) =>
  rows.length === 0 ? (
    <EmptyState title={strings.empty} line={mayAdd ? strings.emptyLine : strings.emptyForViewer} />
  ) : (
    <ul css={personRows}>
      {rows.map((place) => (
        <li key={place.id} css={personRow}>
          <MapPin aria-hidden />
          <div>
            <Link
              href={`${paths.memoryVault()}?where=${place.id}`}
              css={{ display: 'inline-block', minWidth: 44, paddingBlock: 10, fontWeight: 600 }}
            >
              {place.name}
            </Link>
            <p css={small}>{strings.count(place.n)}</p>
          </div>
          {place.mayChange && (
            <div data-menu>
              <MoreMenu
                label={strings.more(place.name)}
                items={[
                  { words: strings.rename, icon: Pencil, onSelect: () => onOpen({ act: 'change', place }) },
                  {
                    words: strings.remove,
                    icon: Trash2,
                    isDanger: true,
                    onSelect: () => onOpen({ act: 'remove', place }),
                  },
                ]}
              />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
