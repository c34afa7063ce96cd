import { queryOptions, useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { ChangedPlace, PlaceRow, type AddPlace, type RenamePlace } from '../../../backend/modules/places/contract.ts'
import { get, patch, post, remove } from '../../app/http.ts'

const mutationKey = ['places']
const apiOf = (placeId: string): string => `/api/places/${placeId}`

/** The family's places, and those that were removed, as far as the reader may bring them back. */
export const places = () => queryOptions({ queryKey: ['places'], queryFn: () => get('/api/places', v.array(PlaceRow)) })

export const useAddPlace = () =>
  useMutation({ mutationKey, mutationFn: (command: AddPlace) => post('/api/places', command, ChangedPlace) })

/** On the version that was seen; another one is refused. */
export const useRenamePlace = ({ id, revision }: Pick<PlaceRow, 'id' | 'revision'>) =>
  useMutation({
    mutationKey,
    mutationFn: (command: RenamePlace) => patch(apiOf(id), command, ChangedPlace, { revision }),
  })

export const useRemovePlace = () =>
  useMutation({ mutationKey, mutationFn: ({ id }: Pick<PlaceRow, 'id'>) => remove(apiOf(id), {}, ChangedPlace) })

export const useRestorePlace = () =>
  useMutation({ mutationKey, mutationFn: (placeId: string) => post(`${apiOf(placeId)}/restore`, {}, ChangedPlace) })
