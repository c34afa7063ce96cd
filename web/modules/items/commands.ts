import { useMutation } from '@tanstack/react-query'
import type * as v from 'valibot'
import {
  ChangedItem,
  type AddItem,
  type DateItem,
  type DescribeItem,
  type ItemRow,
  type PlaceItem,
  type RejectReading,
  type SetVisibility,
  type TagPeople,
} from '../../../backend/modules/items/contract.ts'
import {
  ChangedPlace,
  type ChangePlace,
  type NamePlace,
  type PlaceRow,
} from '../../../backend/modules/places/contract.ts'
import { patch, post, put, remove } from '../../app/http.ts'
import { apiOf } from './queries.ts'

const mutationKey = ['items']
type Seen = Pick<ItemRow, 'id' | 'revision'>

export const useAddItem = () =>
  useMutation({
    mutationKey,
    mutationFn: (command: v.InferInput<typeof AddItem>) => post('/api/items', command, ChangedItem),
  })

/** On the version that was seen; another one is refused. */
export const useDescribe = ({ id, revision }: Seen) =>
  useMutation({
    mutationKey,
    mutationFn: (command: DescribeItem) => patch(apiOf(id), command, ChangedItem, { revision }),
  })

/** What a part of an item becomes, by the last word of its address. */
type Parts = {
  readonly date: DateItem
  readonly people: TagPeople
  readonly place: PlaceItem
  readonly visibility: SetVisibility
}
const usePart =
  <Part extends keyof Parts>(part: Part) =>
  ({ id, revision }: Seen) =>
    useMutation({
      mutationKey,
      mutationFn: (command: Parts[Part]) => post(`${apiOf(id)}/${part}`, command, ChangedItem, { revision }),
    })
export const useDate = usePart('date')
export const useTagPeople = usePart('people')
export const usePlaceItem = usePart('place')
export const useSetVisibility = usePart('visibility')

/** The words of its recording, on the version that was seen. */
export const useWriteWords = ({ id, revision }: Seen) =>
  useMutation({
    mutationKey,
    mutationFn: (text: string) => put(`${apiOf(id)}/words`, { text }, ChangedItem, { revision }),
  })
/** Whether machines may look at it at all. */
export const useSetAnalysis = () =>
  useMutation({
    mutationKey,
    mutationFn: ({ id, isAllowed }: Pick<ItemRow, 'id'> & { readonly isAllowed: boolean }) =>
      post(`${apiOf(id)}/analysis`, { isAllowed }, ChangedItem),
  })

/** What a machine made of it is wrong. */
export const useRejectReading = () =>
  useMutation({
    mutationKey,
    mutationFn: ({ id, step }: Pick<ItemRow, 'id'> & RejectReading) =>
      post(`${apiOf(id)}/rejected`, { step }, ChangedItem),
  })

/** Without a version: whichever was seen, they mean the same. */
export const useTurn = () =>
  useMutation({
    mutationKey,
    mutationFn: ({ id, turned, revision }: Pick<ItemRow, 'id' | 'turned' | 'revision'>) =>
      post(`${apiOf(id)}/turn`, { degrees: (turned + 90) % 360 }, ChangedItem, { revision }),
  })
export const useMark = () =>
  useMutation({
    mutationKey,
    mutationFn: ({ id, isFavorite }: Pick<ItemRow, 'id' | 'isFavorite'>) =>
      post(`${apiOf(id)}/favorite`, { isFavorite: !isFavorite }, ChangedItem),
  })
export const useBin = () =>
  useMutation({ mutationKey, mutationFn: ({ id }: Pick<ItemRow, 'id'>) => post(`${apiOf(id)}/bin`, {}, ChangedItem) })
export const useRestore = () =>
  useMutation({ mutationKey, mutationFn: (id: string) => post(`${apiOf(id)}/restore`, {}, ChangedItem) })

const placeApi = (placeId: string): string => `/api/places/${placeId}`
export const useNamePlace = () =>
  useMutation({
    mutationKey,
    mutationFn: (command: v.InferInput<typeof NamePlace>) => post('/api/places', command, ChangedPlace),
  })
export const useChangePlace = ({ id, revision }: Pick<PlaceRow, 'id' | 'revision'>) =>
  useMutation({
    mutationKey,
    mutationFn: (command: ChangePlace) => patch(placeApi(id), command, ChangedPlace, { revision }),
  })
export const useRemovePlace = () =>
  useMutation({
    mutationKey,
    mutationFn: ({ id }: Pick<PlaceRow, 'id'>) => remove(placeApi(id), {}, ChangedPlace),
  })
export const useRestorePlace = () =>
  useMutation({
    mutationKey,
    mutationFn: (placeId: string) => post(`${placeApi(placeId)}/restore`, {}, ChangedPlace),
  })
