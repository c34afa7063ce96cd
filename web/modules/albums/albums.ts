import { queryOptions, useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { ChangedAlbum, AlbumRow, type AddAlbum, type RenameAlbum } from '../../../backend/modules/albums/contract.ts'
import { get, patch, post, remove } from '../../app/http.ts'

const mutationKey = ['albums']
const apiOf = (albumId: string): string => `/api/albums/${albumId}`

/** The family's albums, and those that were removed, as far as the reader may bring them back. */
export const albums = () => queryOptions({ queryKey: ['albums'], queryFn: () => get('/api/albums', v.array(AlbumRow)) })

export const useAddAlbum = () =>
  useMutation({ mutationKey, mutationFn: (command: AddAlbum) => post('/api/albums', command, ChangedAlbum) })

/** On the version that was seen; another one is refused. */
export const useRenameAlbum = ({ id, revision }: Pick<AlbumRow, 'id' | 'revision'>) =>
  useMutation({
    mutationKey,
    mutationFn: (command: RenameAlbum) => patch(apiOf(id), command, ChangedAlbum, { revision }),
  })

export const useRemoveAlbum = () =>
  useMutation({ mutationKey, mutationFn: ({ id }: Pick<AlbumRow, 'id'>) => remove(apiOf(id), {}, ChangedAlbum) })

export const useRestoreAlbum = () =>
  useMutation({ mutationKey, mutationFn: (albumId: string) => post(`${apiOf(albumId)}/restore`, {}, ChangedAlbum) })
