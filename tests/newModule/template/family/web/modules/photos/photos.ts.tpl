import { queryOptions, useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { ChangedPhoto, PhotoRow, type AddPhoto, type RenamePhoto } from '../../../backend/modules/photos/contract.ts'
import { get, patch, post, remove } from '../../app/http.ts'

const mutationKey = ['photos']
const apiOf = (photoId: string): string => `/api/photos/${photoId}`

/** The family's photos, and those that were removed, as far as the reader may bring them back. */
export const photos = () =>
  queryOptions({ queryKey: ['photos'], queryFn: () => get('/api/photos', v.array(PhotoRow)) })

export const useAddPhoto = () =>
  useMutation({ mutationKey, mutationFn: (command: AddPhoto) => post('/api/photos', command, ChangedPhoto) })

/** On the version that was seen; another one is refused. */
export const useRenamePhoto = ({ id, revision }: Pick<PhotoRow, 'id' | 'revision'>) =>
  useMutation({
    mutationKey,
    mutationFn: (command: RenamePhoto) => patch(apiOf(id), command, ChangedPhoto, { revision }),
  })

export const useRemovePhoto = () =>
  useMutation({ mutationKey, mutationFn: ({ id }: Pick<PhotoRow, 'id'>) => remove(apiOf(id), {}, ChangedPhoto) })

export const useRestorePhoto = () =>
  useMutation({ mutationKey, mutationFn: (photoId: string) => post(`${apiOf(photoId)}/restore`, {}, ChangedPhoto) })
