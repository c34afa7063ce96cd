import { useQuery } from '@tanstack/react-query'
import { Download, Link2, Pencil, Trash2, Undo2 } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useLocation, useParams } from 'wouter'
import type { AlbumDetail } from '../../../../backend/modules/albums/contract.ts'
import { useFamily } from '../../../app/family.ts'
import { Loaded } from '../../../app/Loaded.tsx'
import { paths } from '../../../app/paths.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { MoreMenu, type MenuItem } from '../../../ui/MoreMenu.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { useTakeHome } from '../choose/useTakeHome.ts'
import { Library } from '../Library.tsx'
import { album } from '../queries.ts'
import { AlbumDialogs, type Open } from './AlbumDialogs.tsx'
import { useMove, useOrder, useRestoreAlbum } from './commands.ts'
import { factsOf } from './factsOf.ts'
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
  const { id, title, mayChange, removedAt } = row
  const [open, setOpen] = useState<Open>()
  const restore = useRestoreAlbum()
  const move = useMove(id)
  const itemIds = useOrder(row)
  const shown = useMemo(() => ({ ...row, itemIds: [...itemIds] }), [row, itemIds])
  const filter = useMemo(() => ({ album: id }), [id])
  const acts = useAlbumMenu(shown, setOpen)
  const isRemoved = removedAt !== null
  const mayMove = mayChange && itemIds.length > 1
  return (
    <>
      <PageHeader
        title={title}
        line={[factsOf(row), mayMove && strings.orderLine].filter(Boolean).join('. ')}
        back={{ href: paths.memory('albums'), words: strings.back }}
      >
        {!isRemoved && <MoreMenu label={strings.more} items={acts} />}
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
          album={shown}
          onMove={mayMove ? (itemId, beforeId) => move.mutate({ itemId, beforeId }) : undefined}
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

/** What can be done with a whole album, as far as the reader may. */
const useAlbumMenu = (album: AlbumDetail, onOpen: (open: Open) => void): readonly MenuItem[] => {
  const { may } = useFamily()
  const [, navigate] = useLocation()
  const takeHome = useTakeHome()
  const { id, itemIds, mayChange, isOwn } = album
  return [
    ...(mayChange ? [{ words: strings.rename, icon: Pencil, onSelect: () => onOpen({ act: 'rename', album }) }] : []),
    ...(itemIds.length > 0
      ? [{ words: strings.takeHome, icon: Download, onSelect: () => takeHome.mutate(itemIds) }]
      : []),
    ...(may(isOwn ? 'add' : 'invite')
      ? [{ words: strings.share, icon: Link2, onSelect: () => navigate(paths.shareThing(id)) }]
      : []),
    ...(mayChange
      ? [{ words: strings.remove, icon: Trash2, isDanger: true, onSelect: () => onOpen({ act: 'remove', album }) }]
      : []),
  ]
}
