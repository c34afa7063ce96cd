import { useQuery } from '@tanstack/react-query'
import { MapPin, MapPinPlus, Pencil, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import type { PlaceRow } from '../../../../backend/modules/places/contract.ts'
import { explain } from '../../../app/explain.ts'
import { useFamily } from '../../../app/family.ts'
import { Loaded } from '../../../app/Loaded.tsx'
import { OutsideFamilies } from '../../../app/OutsideFamilies.tsx'
import { paths } from '../../../app/paths.ts'
import { PlaceHead } from '../../../app/PlaceHead.tsx'
import { Button } from '../../../ui/Button.tsx'
import { details } from '../../../ui/detailsStyle.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { MoreMenu } from '../../../ui/MoreMenu.tsx'
import { personRow, personRows } from '../../../ui/personRow.ts'
import { small } from '../../../ui/surfaces.ts'
import { showToast } from '../../../ui/toasts.ts'
import { useRemovePlace, useRestorePlace } from '../commands.ts'
import { places } from '../queries.ts'
import { strings as vaultStrings } from '../strings.ts'
import { UNDO_MS } from '../undo.ts'
import { Ways } from '../Ways.tsx'
import { coordinatesInWords } from './coordinates.ts'
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
          <>
            <Rows rows={rows.filter(({ removedAt }) => removedAt === null)} onOpen={setOpen} mayAdd={may('add')} />
            <Removed rows={rows.filter(({ removedAt, mayChange }) => removedAt !== null && mayChange)} />
          </>
        )}
      </Loaded>
      <PlaceDialogs open={open} onClose={() => setOpen(undefined)} />
    </>
  )
}

type RowsProps = { rows: readonly PlaceRow[]; mayAdd: boolean; onOpen: (open: Open) => void }

function Rows({ rows, mayAdd, onOpen }: RowsProps) {
  const removal = useRemovePlace()
  const restore = useRestorePlace()
  const remove = ({ id, name }: PlaceRow) =>
    removal.mutate(
      { id },
      {
        onSuccess: () =>
          void showToast({
            title: strings.removed(name),
            line: strings.removedLine,
            shownForMs: UNDO_MS,
            act: { words: strings.undo, otherwise: strings.undoOtherwise, onPress: () => restore.mutate(id) },
          }),
        onError: (error) => void showToast({ title: explain(error).message, tone: 'destructive' }),
      },
    )
  if (rows.length === 0)
    return <EmptyState title={strings.empty} line={mayAdd ? strings.emptyLine : strings.emptyForViewer} />
  return (
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
            <p css={small}>{[strings.count(place.n), coordinatesInWords(place.at)].filter(Boolean).join('. ')}</p>
          </div>
          {place.mayChange && (
            <div data-menu>
              <MoreMenu
                label={strings.more(place.name)}
                items={[
                  { words: strings.rename, icon: Pencil, onSelect: () => onOpen({ act: 'change', place }) },
                  { words: strings.remove, icon: Trash2, isDanger: true, onSelect: () => remove(place) },
                ]}
              />
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

/** What was removed, for those who may bring it back. */
function Removed({ rows }: { rows: readonly PlaceRow[] }) {
  const restore = useRestorePlace()
  if (rows.length === 0) return null
  return (
    <details css={[details, { marginTop: 24 }]}>
      <summary>{strings.removedOnes(rows.length)}</summary>
      <p css={small}>{strings.removedKept}</p>
      <ul css={personRows}>
        {rows.map(({ id, name }) => (
          <li key={id} css={personRow}>
            <MapPin aria-hidden />
            <div>{name}</div>
            <div data-menu>
              <Button
                look="quiet"
                icon={Undo2}
                onClick={() =>
                  restore.mutate(id, {
                    onSuccess: () => void showToast({ title: strings.restored(name) }),
                    onError: (error) => void showToast({ title: explain(error).message, tone: 'destructive' }),
                  })
                }
              >
                {strings.restore}
                <span className="sr-only">{strings.ofWhat(name)}</span>
              </Button>
            </div>
          </li>
        ))}
      </ul>
    </details>
  )
}
