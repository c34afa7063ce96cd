import { useMutation, useMutationState } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import {
  ChangedAlbum,
  MOST_ADDED,
  moved,
  type AlbumDetail,
  type CreateAlbum,
  type MoveInAlbum,
} from '../../../../backend/modules/albums/contract.ts'
import { patch, post, remove } from '../../../app/http.ts'
import { explain } from '../../../app/explain.ts'
import { queryClient } from '../../../app/queryClient.ts'
import { askBeforeUnload } from '../../../recorder/beforeUnload.ts'
import { showToast } from '../../../ui/toasts.ts'
import { album as albumQuery } from '../queries.ts'
import { UNDO_MS } from '../undo.ts'
import { movesBack } from './order.ts'
import { albumStrings as strings } from './strings.ts'

const mutationKey = ['items']
const apiOf = (albumId: string): string => `/api/albums/${albumId}`

export const useCreateAlbum = () =>
  useMutation({
    mutationKey,
    mutationFn: (command: CreateAlbum) => post('/api/albums', command, ChangedAlbum),
  })
/** On the version that was seen; another one is refused. */
export const useRenameAlbum = ({ id, revision }: Pick<AlbumDetail, 'id' | 'revision'>) =>
  useMutation({
    mutationKey,
    mutationFn: (command: { readonly title: string }) => patch(apiOf(id), command, ChangedAlbum, { revision }),
  })
export const useRemoveAlbum = () =>
  useMutation({
    mutationKey,
    mutationFn: ({ id }: Pick<AlbumDetail, 'id'>) => remove(apiOf(id), {}, ChangedAlbum),
  })
export const useRestoreAlbum = () =>
  useMutation({
    mutationKey,
    mutationFn: (albumId: string) => post(`${apiOf(albumId)}/restore`, {}, ChangedAlbum),
  })

const inParts = async (albumId: string, what: 'items' | 'items/remove', itemIds: readonly string[]): Promise<void> => {
  for (let at = 0; at < itemIds.length; at += MOST_ADDED)
    await post(`${apiOf(albumId)}/${what}`, { itemIds: itemIds.slice(at, at + MOST_ADDED) }, ChangedAlbum)
}
type InAlbum = { readonly albumId: string; readonly itemIds: readonly string[] }

/** They come last, in this order. */
export const usePutIn = () =>
  useMutation({ mutationKey, mutationFn: ({ albumId, itemIds }: InAlbum) => inParts(albumId, 'items', itemIds) })
export const useTakeAway = () =>
  useMutation({ mutationKey, mutationFn: ({ albumId, itemIds }: InAlbum) => inParts(albumId, 'items/remove', itemIds) })

type Move = MoveInAlbum & { readonly albumId: string }
const move = ({ albumId, ...command }: Move) => post(`${apiOf(albumId)}/move`, command, ChangedAlbum)

type Out = { readonly album: AlbumDetail; readonly itemIds: readonly string[] }
/**
 * Takes them out of an album, from which they can be put back to where they stood; they stay in the library.
 * @param onDone once they are out: what asked for it may be gone by then, with what was chosen
 */
export const useTakeOut = (onDone: () => void) => {
  const undo = useMutation({
    mutationKey,
    mutationFn: async ({ album, itemIds }: Out) => {
      await inParts(album.id, 'items', itemIds)
      for (const back of movesBack(album.itemIds, itemIds)) await move({ albumId: album.id, ...back })
    },
    onSuccess: () => void showToast({ title: strings.backIn }),
    onError: (error) => void showToast({ title: explain(error).message, tone: 'destructive' }),
  })
  return useMutation({
    mutationKey,
    mutationFn: ({ album, itemIds }: Out) => inParts(album.id, 'items/remove', itemIds),
    onSuccess: (_, out) => {
      showToast({
        title: strings.takenOut(out.itemIds.length, out.album.title),
        shownForMs: UNDO_MS,
        act: { words: strings.undo, otherwise: strings.undoTakenOut, onPress: () => undo.mutate(out) },
      })
      onDone()
    },
    onError: (error) => void showToast({ title: explain(error).message, tone: 'destructive' }),
  })
}

const orderKey = (albumId: string) => [...mutationKey, 'order', albumId]
/** One after the other; it is on its way until the page has read the order that came of it. */
export const useMove = (albumId: string) =>
  useMutation({
    mutationKey: orderKey(albumId),
    mutationFn: (command: MoveInAlbum) => move({ albumId, ...command }),
    onError: (error) => void showToast({ title: explain(error).message, tone: 'destructive' }),
    scope: { id: `order ${albumId}` },
  })
const afterAll = (itemIds: readonly string[], moves: readonly MoveInAlbum[]): readonly string[] =>
  moves.reduce((all, { itemId, beforeId }) => moved(all, itemId, beforeId), itemIds)
const onTheWay = (albumId: string) => ({ mutationKey: orderKey(albumId), status: 'pending' }) as const

/** The order of an album with what is on its way; where the server says no, the move is gone again. */
export const useOrder = ({ id, itemIds }: Pick<AlbumDetail, 'id' | 'itemIds'>): readonly string[] => {
  const moves = useMutationState({
    filters: onTheWay(id),
    select: ({ state }) => state.variables as MoveInAlbum,
  })
  const isMoving = moves.length > 0
  // They are sent one after the other: a page that is left before the last would lose it.
  useEffect(() => {
    askBeforeUnload(isMoving)
    return () => askBeforeUnload(false)
  }, [isMoving])
  return useMemo(() => afterAll(itemIds, moves), [moves, itemIds])
}
/** The same at this moment: whoever presses twice presses faster than the page is drawn. */
export const orderNow = (albumId: string): readonly string[] => {
  const pending = queryClient.getMutationCache().findAll(onTheWay(albumId))
  const moves = pending.map(({ state }) => state.variables as MoveInAlbum)
  return afterAll(queryClient.getQueryData(albumQuery(albumId).queryKey)?.itemIds ?? [], moves)
}

export const useCover = () =>
  useMutation({
    mutationKey,
    mutationFn: ({ albumId, itemId }: { readonly albumId: string; readonly itemId: string | null }) =>
      post(`${apiOf(albumId)}/cover`, { itemId }, ChangedAlbum),
    onError: (error) => void showToast({ title: explain(error).message, tone: 'destructive' }),
  })
