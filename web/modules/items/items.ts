import { queryOptions, useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { ChangedItem, ItemRow, type AddItem, type RenameItem } from '../../../backend/modules/items/contract.ts'
import { get, patch, post, remove } from '../../app/http.ts'

const mutationKey = ['items']
const apiOf = (itemId: string): string => `/api/items/${itemId}`

/** The family's items, and those that were removed, as far as the reader may bring them back. */
export const items = () => queryOptions({ queryKey: ['items'], queryFn: () => get('/api/items', v.array(ItemRow)) })

export const useAddItem = () =>
  useMutation({ mutationKey, mutationFn: (command: AddItem) => post('/api/items', command, ChangedItem) })

/** On the version that was seen; another one is refused. */
export const useRenameItem = ({ id, revision }: Pick<ItemRow, 'id' | 'revision'>) =>
  useMutation({
    mutationKey,
    mutationFn: (command: RenameItem) => patch(apiOf(id), command, ChangedItem, { revision }),
  })

export const useRemoveItem = () =>
  useMutation({ mutationKey, mutationFn: ({ id }: Pick<ItemRow, 'id'>) => remove(apiOf(id), {}, ChangedItem) })

export const useRestoreItem = () =>
  useMutation({ mutationKey, mutationFn: (itemId: string) => post(`${apiOf(itemId)}/restore`, {}, ChangedItem) })
