import { queryOptions, useMutation } from '@tanstack/react-query'
import {
  Connections,
  Dismissed,
  Duplicates,
  Gaps,
  type DismissSuggestion,
} from '../../../../backend/modules/insights/contract.ts'
import { ChangedItem, ItemDetail } from '../../../../backend/modules/items/contract.ts'
import { ChangedAlbum } from '../../../../backend/modules/albums/contract.ts'
import { get, patch, post } from '../../../app/http.ts'
import { changeAll } from '../choose/bulk.ts'
import { apiOf } from '../queries.ts'

const KEY = 'items'

export const duplicates = () =>
  queryOptions({ queryKey: [KEY, 'duplicates'], queryFn: () => get('/api/insights/duplicates', Duplicates) })
export const connections = () =>
  queryOptions({ queryKey: [KEY, 'connections'], queryFn: () => get('/api/insights/connections', Connections) })
export const gaps = () => queryOptions({ queryKey: [KEY, 'gaps'], queryFn: () => get('/api/insights/gaps', Gaps) })

export const useDismiss = () =>
  useMutation({
    mutationKey: [KEY],
    mutationFn: (command: DismissSuggestion) => post('/api/insights/dismiss', command, Dismissed),
  })

/** What one takes from the other before that goes: who is in it, its albums, and a caption where it has none. */
const keepOne = async ({ keepId, otherId }: { readonly keepId: string; readonly otherId: string }): Promise<void> => {
  const [kept, other] = await Promise.all([keepId, otherId].map((id) => get(apiOf(id), ItemDetail)))
  if (!kept || !other) return
  const people = other.personIds.filter((id) => !kept.personIds.includes(id))
  if (people.length > 0) await changeAll([keepId], { people })
  for (const albumId of other.albumIds.filter((id) => !kept.albumIds.includes(id)))
    await post(`/api/albums/${albumId}/items`, { itemIds: [keepId] }, ChangedAlbum)
  if (kept.caption === '' && other.caption !== '') {
    const { revision } = await get(apiOf(keepId), ItemDetail)
    const title = kept.title === kept.name ? '' : kept.title
    await patch(apiOf(keepId), { title, caption: other.caption }, ChangedItem, { revision })
  }
  // Last, so that nothing is lost where one of these is refused.
  await post(`${apiOf(otherId)}/bin`, {}, ChangedItem)
}
export const useKeepOne = () => useMutation({ mutationKey: [KEY], mutationFn: keepOne })
