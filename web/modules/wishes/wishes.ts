import { queryOptions, useMutation } from '@tanstack/react-query'
import { WishesView, type SaveSection, type Section, type SetWait } from '../../../backend/modules/wishes/contract.ts'
import { get, post, put } from '../../app/http.ts'

const mutationKey = ['wishes']

export const ownWishes = () => queryOptions({ queryKey: ['wishes'], queryFn: () => get('/api/wishes', WishesView) })

export const useSaveSection = (name: Section) =>
  useMutation({
    mutationKey,
    mutationFn: (section: SaveSection) => put(`/api/wishes/sections/${name}`, section, WishesView),
  })

/** Each is a press with nothing to say. */
export const useWishes = (what: 'publish' | 'withdraw' | 'review') =>
  useMutation({
    mutationKey,
    mutationFn: (nothing: Readonly<Record<string, never>>) => post(`/api/wishes/${what}`, nothing, WishesView),
  })

export const useSetWait = () =>
  useMutation({ mutationKey, mutationFn: (wait: SetWait) => put('/api/wishes/wait', wait, WishesView) })

/** Says no to a contact who asked, or closes again what has opened to them. */
export const useDeny = () =>
  useMutation({
    mutationKey,
    mutationFn: ({ id }: { readonly id: string }) => post(`/api/wishes/asks/${id}/deny`, {}, WishesView),
  })
