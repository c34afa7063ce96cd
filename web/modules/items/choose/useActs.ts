import {
  ArrowLeft,
  ArrowRight,
  CalendarDays,
  Download,
  Eye,
  EyeOff,
  FolderMinus,
  BookImage,
  FolderPlus,
  ImageUp,
  MapPin,
  Star,
  Trash2,
  Undo2,
  Users,
} from 'lucide-react'
import { useState } from 'react'
import type { AlbumDetail } from '../../../../backend/modules/albums/contract.ts'
import type { ItemRow } from '../../../../backend/modules/items/contract.ts'
import type { MenuItem } from '../../../ui/MoreMenu.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { neighborsOf } from '../albums/order.ts'
import { orderNow, useCover, useMove, useTakeOut } from '../albums/commands.ts'
import type { Change } from './bulk.ts'
import { chooseStrings as strings } from './strings.ts'
import { useTakeHome } from './useTakeHome.ts'

/** What a dialog asks for. */
export type Part = 'date' | 'people' | 'place' | 'album' | 'book'
/** Something that can be done; `opens` a dialog, and is off where it would change nothing. */
export type Act = MenuItem & { readonly opens?: boolean; readonly isOff?: boolean }

type ActsProps = {
  rows: readonly ItemRow[]
  isBin: boolean
  album: AlbumDetail | undefined
  mayAdd: boolean
  give: (change: Change, done: (n: number) => string) => void
  onOpen: (part: Part) => void
  onClear: () => void
}

/** `moved`: where in its album what was moved stands now. */
type Acts = { readonly acts: readonly Act[]; readonly moved: string }

/** What can be done with what is chosen, the most usual first. */
export const useActs = ({ rows, isBin, album, mayAdd, give, onOpen, onClear }: ActsProps): Acts => {
  const takeHome = useTakeHome()
  const inAlbum = useAlbumActs(rows, album, onClear)
  const ids = rows.map(({ id }) => id)
  const download: Act = { words: strings.takeHome, icon: Download, onSelect: () => takeHome.mutate(ids) }
  const favorite: Act = {
    words: strings.favorite,
    icon: Star,
    onSelect: () => give({ favorite: { isFavorite: true } }, strings.marked),
  }
  if (isBin) {
    const restore = { words: strings.restore, icon: Undo2, onSelect: () => give({ restore: {} }, strings.restored) }
    return { acts: [restore, download], moved: '' }
  }
  if (!mayAdd) return { acts: [download, favorite], moved: '' }
  const opening = (part: Part, icon: Act['icon']): Act => ({
    words: strings[part],
    icon,
    onSelect: () => onOpen(part),
    opens: true,
  })
  const acts: readonly Act[] = [
    ...inAlbum.moves,
    opening('date', CalendarDays),
    opening('people', Users),
    opening('place', MapPin),
    opening('album', FolderPlus),
    ...inAlbum.others,
    ...(rows.some(mayPrint) ? [opening('book', BookImage)] : []),
    download,
    favorite,
    ...visibilityOf(rows, give),
    { words: strings.bin, icon: Trash2, isDanger: true, onSelect: () => give({ bin: {} }, strings.binned) },
  ]
  return { acts, moved: inAlbum.moved }
}

/** What can stand in a book that the whole family reads. */
export const mayPrint = ({ kind, state, visibility }: ItemRow): boolean =>
  kind === 'photo' && state === 'ready' && visibility === 'family'

/** Who sees them is for whoever added them to say. */
const visibilityOf = (rows: readonly ItemRow[], give: ActsProps['give']): readonly Act[] => {
  if (!rows.every(({ isOwn }) => isOwn)) return []
  const isOnlyMe = rows.every(({ visibility }) => visibility === 'only_me')
  const [visibility, words, icon, done] = isOnlyMe
    ? (['family', strings.forFamily, Eye, strings.nowFamilys] as const)
    : (['only_me', strings.onlyMe, EyeOff, strings.nowYours] as const)
  return [{ words, icon, onSelect: () => give({ visibility: { visibility } }, done) }]
}

/** What can be done in an album, by whoever may change it: one of them moved or made its cover, all taken out of it. */
const useAlbumActs = (rows: readonly ItemRow[], album: AlbumDetail | undefined, onClear: () => void) => {
  const move = useMove(album?.id ?? '')
  const cover = useCover()
  const takeOut = useTakeOut(onClear)
  const [moved, setMoved] = useState('')
  if (!album?.mayChange) return { moves: [], others: [], moved: '' }
  const [one, ...more] = rows
  const out: Act = {
    words: strings.takeOut,
    icon: FolderMinus,
    onSelect: () => takeOut.mutate({ album, itemIds: rows.map(({ id }) => id) }),
  }
  if (!one || more.length > 0) return { moves: [], others: [out], moved }
  const shown = neighborsOf(album.itemIds, one.id)
  const moving = (way: keyof typeof shown, words: string, icon: Act['icon']): Act => ({
    words,
    icon,
    isOff: shown[way] === undefined,
    onSelect: () => {
      const to = neighborsOf(orderNow(album.id), one.id)[way]
      if (!to) return
      move.mutate({ itemId: one.id, beforeId: to.beforeId })
      setMoved(strings.movedTo(to.at, album.itemIds.length))
    },
  })
  const moves = [moving('earlier', strings.moveEarlier, ArrowLeft), moving('later', strings.moveLater, ArrowRight)]
  const asCover: Act = {
    words: strings.cover,
    icon: ImageUp,
    onSelect: () =>
      cover.mutate(
        { albumId: album.id, itemId: one.id },
        {
          onSuccess: () => {
            showToast({ title: strings.covered(album.title) })
            onClear()
          },
        },
      ),
  }
  return { moves, others: [...(one.variants.includes('thumb') ? [asCover] : []), out], moved }
}
