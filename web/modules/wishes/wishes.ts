import { queryOptions, useMutation } from '@tanstack/react-query'
import { WishesView, type SaveSection, type Section } from '../../../backend/modules/wishes/contract.ts'
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
