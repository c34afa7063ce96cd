import { useMutation, useQuery } from '@tanstack/react-query'
import { v7 as uuid } from 'uuid'
import { ChangedAlbum, MOST_ADDED } from '../../../../backend/modules/albums/contract.ts'
import { post } from '../../../app/http.ts'
import { Loaded } from '../../../app/Loaded.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { UNDO_MS } from '../undo.ts'
import { useCreateAlbum } from '../commands.ts'
import { albums } from '../queries.ts'
import { NEW, OneOrNew } from './OneOrNew.tsx'
import { chooseStrings as strings } from './strings.ts'

/** As the contract of albums has it. */
const MOST_LETTERS = 120

type Put = { readonly albumId: string; readonly title: string; readonly itemIds: readonly string[] }
const send = async (path: string, { albumId, itemIds }: Put): Promise<void> => {
  for (let at = 0; at < itemIds.length; at += MOST_ADDED)
    await post(`/api/albums/${albumId}/${path}`, { itemIds: itemIds.slice(at, at + MOST_ADDED) }, ChangedAlbum)
}
const mutationKey = ['items']

/** Takes them out of an album; they stay in the library. */
export const useTakeOut = () => useMutation({ mutationKey, mutationFn: (put: Put) => send('items/remove', put) })

const usePutIn = (onDone: () => void) => {
  const takeOut = useTakeOut()
  return useMutation({
    mutationKey,
    mutationFn: (put: Put) => send('items', put),
    onSuccess: (_, put) => {
      showToast({
        title: strings.inAlbum(put.itemIds.length, put.title),
        shownForMs: UNDO_MS,
        act: { words: strings.undo, otherwise: strings.undoOtherwise, onPress: () => takeOut.mutate(put) },
      })
      onDone()
    },
  })
}

/** Puts memories into one of the albums, or into a new one. */
export function AlbumForm({ itemIds, onDone }: { itemIds: readonly string[]; onDone: () => void }) {
  const all = useQuery(albums())
  const create = useCreateAlbum()
  const put = usePutIn(onDone)
  return (
    <Loaded query={all}>
      {(rows) => {
        const open = rows.filter(({ removedAt }) => removedAt === null)
        return (
          <OneOrNew
            id="album"
            label={strings.albumLabel}
            choices={open.map(({ id, title }) => ({ value: id, words: title }))}
            chosen={open[0]?.id ?? NEW}
            newChoice={strings.newAlbum}
            newLabel={strings.albumName}
            missing={strings.titleMissing}
            mostLetters={MOST_LETTERS}
            error={put.error ?? create.error}
            isBusy={put.isPending || create.isPending}
            save={strings.put}
            onSave={(choice) => {
              if ('id' in choice) {
                const title = open.find(({ id }) => id === choice.id)?.title ?? ''
                return put.mutate({ albumId: choice.id, title, itemIds })
              }
              const [albumId, title] = [uuid(), choice.name]
              return create.mutate({ albumId, title }, { onSuccess: () => put.mutate({ albumId, title, itemIds }) })
            }}
          />
        )
      }}
    </Loaded>
  )
}
