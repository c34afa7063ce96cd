import { useQuery } from '@tanstack/react-query'
import { Pencil, Trash2, Undo2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useParams } from 'wouter'
import type { AlbumDetail } from '../../../../backend/modules/albums/contract.ts'
import { Loaded } from '../../../app/Loaded.tsx'
import { paths } from '../../../app/paths.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { MoreMenu } from '../../../ui/MoreMenu.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { useRestoreAlbum } from '../commands.ts'
import { Library } from '../Library.tsx'
import { album } from '../queries.ts'
import { AlbumDialogs, type Open } from './AlbumDialogs.tsx'
import { albumStrings as strings } from './strings.ts'

/** One album: what is in it, in its order. */
export function AlbumPage() {
  const { albumId } = useParams<{ albumId: string }>()
  const one = useQuery(album(albumId))
  if (one.data) return <Shown row={one.data} />
  return (
    <>
      <PageHeader title={strings.one} back={{ href: paths.memory('albums'), words: strings.back }} />
      <Loaded query={one} words={strings.fetching}>
        {() => null}
      </Loaded>
    </>
  )
}

function Shown({ row }: { row: AlbumDetail }) {
  const { id, title, n, mayChange, removedAt } = row
  const [open, setOpen] = useState<Open>()
  const restore = useRestoreAlbum()
  const filter = useMemo(() => ({ album: id }), [id])
  const isRemoved = removedAt !== null
  return (
    <>
      <PageHeader title={title} line={strings.count(n)} back={{ href: paths.memory('albums'), words: strings.back }}>
        {mayChange && !isRemoved && (
          <MoreMenu
            label={strings.more}
            items={[
              { words: strings.rename, icon: Pencil, onSelect: () => setOpen({ act: 'rename', album: row }) },
              {
                words: strings.remove,
                icon: Trash2,
                isDanger: true,
                onSelect: () => setOpen({ act: 'remove', album: row }),
              },
            ]}
          />
        )}
      </PageHeader>
      {isRemoved && (
        <Banner
          tone="note"
          icon={Trash2}
          title={strings.isRemoved}
          actions={
            mayChange && (
              <Button look="secondary" icon={Undo2} onClick={() => restore.mutate(id)}>
                {strings.restore}
              </Button>
            )
          }
        />
      )}
      {!isRemoved && (
        <Library
          path={paths.album(id)}
          filter={filter}
          hasGoTo={false}
          empty={
            <EmptyState title={strings.albumEmpty} line={mayChange && strings.albumEmptyLine}>
              <ButtonLink look="secondary" href={paths.memoryVault()}>
                {strings.seeAll}
              </ButtonLink>
            </EmptyState>
          }
        />
      )}
      <AlbumDialogs open={open} onClose={() => setOpen(undefined)} />
    </>
  )
}
