import { useQuery } from '@tanstack/react-query'
import { v7 as uuid } from 'uuid'
import type { ItemRow } from '../../../../backend/modules/items/contract.ts'
import { Loaded } from '../../../app/Loaded.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { UNDO_MS } from '../undo.ts'
import { useCreateAlbum, usePutIn, useTakeAway } from '../albums/commands.ts'
import { albums } from '../queries.ts'
import { NEW, OneOrNew } from './OneOrNew.tsx'
import { chooseStrings as strings } from './strings.ts'

/** As the contract of albums has it. */
const MOST_LETTERS = 120

type AlbumFormProps = { rows: readonly Pick<ItemRow, 'id' | 'albumIds'>[]; onDone: () => void }

/** Puts memories into one of the albums, or into a new one. */
export function AlbumForm({ rows: chosen, onDone }: AlbumFormProps) {
  const all = useQuery(albums())
  const create = useCreateAlbum()
  const put = usePutIn()
  const takeAway = useTakeAway()
  const putInto = (albumId: string, title: string) => {
    // What is there already stays there when the rest is taken back.
    const itemIds = chosen.filter(({ albumIds }) => !albumIds.includes(albumId)).map(({ id }) => id)
    const undo = { words: strings.undo, otherwise: strings.undoOtherwise }
    const onSuccess = () => {
      const what = { albumId, itemIds }
      showToast({
        title: strings.inAlbum(chosen.length, title),
        shownForMs: UNDO_MS,
        ...(itemIds.length > 0 && { act: { ...undo, onPress: () => takeAway.mutate(what) } }),
      })
      onDone()
    }
    put.mutate({ albumId, itemIds }, { onSuccess })
  }
  return (
    <Loaded query={all}>
      {(rows) => {
        const open = rows.filter(({ removedAt, mayChange }) => removedAt === null && mayChange)
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
                return putInto(choice.id, open.find(({ id }) => id === choice.id)?.title ?? '')
              }
              const [albumId, title] = [uuid(), choice.name]
              return create.mutate({ albumId, title }, { onSuccess: () => putInto(albumId, title) })
            }}
          />
        )
      }}
    </Loaded>
  )
}
