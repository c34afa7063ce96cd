import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { FolderPlus, Images, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import type { AlbumRow } from '../../../../backend/modules/albums/contract.ts'
import { useFamily } from '../../../app/family.ts'
import { Loaded } from '../../../app/Loaded.tsx'
import { OutsideFamilies } from '../../../app/OutsideFamilies.tsx'
import { paths } from '../../../app/paths.ts'
import { PlaceHead } from '../../../app/PlaceHead.tsx'
import { Button } from '../../../ui/Button.tsx'
import { details } from '../../../ui/detailsStyle.ts'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { small } from '../../../ui/surfaces.ts'
import { showToast } from '../../../ui/toasts.ts'
import { albums, apiOf } from '../queries.ts'
import { strings as vaultStrings } from '../strings.ts'
import { Ways } from '../Ways.tsx'
import { AlbumDialogs, type Open } from './AlbumDialogs.tsx'
import { useRestoreAlbum } from './commands.ts'
import { factsOf } from './factsOf.ts'
import { albumStrings as strings } from './strings.ts'

const grid = css`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(220px, 1fr));
  gap: 24px;
  margin: 0 0 24px;
  padding: 0;
  list-style: none;
  a {
    display: grid;
    gap: 8px;
    color: var(--ink);
    overflow-wrap: anywhere;
  }
  img,
  i {
    display: grid;
    place-items: center;
    width: 100%;
    aspect-ratio: 3 / 2;
    border-radius: var(--r-patch);
    object-fit: cover;
    background: var(--sunk);
    color: var(--ink-2);
  }
  i {
    border: 2px dashed var(--line-strong);
    background: none;
  }
  @media (max-width: 480px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: 20px 12px;
  }
`
const removedRows = css`
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 20px;
    align-items: center;
  }
`

/** The albums of a family, each with what stands on it. */
export function AlbumsPage() {
  const { isNone, may } = useFamily()
  const all = useQuery(albums())
  const [open, setOpen] = useState<Open>()
  if (isNone) return <OutsideFamilies line={vaultStrings.noFamily} />
  return (
    <>
      <PlaceHead title={strings.title} line={strings.line}>
        {may('add') && (
          <Button look="secondary" icon={FolderPlus} onClick={() => setOpen({ act: 'create' })}>
            {strings.create}
          </Button>
        )}
      </PlaceHead>
      <Ways />
      <Loaded query={all} words={strings.fetching}>
        {(rows) => <Shown rows={rows} />}
      </Loaded>
      <AlbumDialogs open={open} onClose={() => setOpen(undefined)} />
    </>
  )
}

function Shown({ rows }: { rows: readonly AlbumRow[] }) {
  const { may } = useFamily()
  const restore = useRestoreAlbum()
  const open = rows.filter(({ removedAt }) => removedAt === null)
  const removed = rows.filter(({ removedAt, mayChange }) => removedAt !== null && mayChange)
  return (
    <>
      {open.length === 0 ? (
        <EmptyState title={strings.emptyTitle} line={may('add') ? strings.emptyLine : strings.emptyForViewer} />
      ) : (
        <ul css={grid}>
          {open.map((album) => (
            <li key={album.id}>
              <Link href={paths.album(album.id)}>
                {album.coverId === null ? (
                  <i>
                    <Images aria-hidden />
                  </i>
                ) : (
                  <img src={`${apiOf(album.coverId)}/thumb`} alt="" loading="lazy" />
                )}
                <b>{album.title}</b>
                <span css={small}>{factsOf(album)}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {removed.length > 0 && (
        <details css={[details, { marginTop: 24 }]}>
          <summary>{strings.removedOnes(removed.length)}</summary>
          <ul css={removedRows}>
            {removed.map(({ id, title }) => (
              <li key={id}>
                {title}
                <Button
                  look="quiet"
                  icon={Undo2}
                  onClick={() =>
                    restore.mutate(id, { onSuccess: () => void showToast({ title: strings.restored(title) }) })
                  }
                >
                  {strings.restore}
                  <span className="sr-only">{strings.ofWhat(title)}</span>
                </Button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
