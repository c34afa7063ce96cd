import { useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import type { AddRelative, ChangeRelative, StateKin } from '../../../backend/modules/connections/contract.ts'
import { patch, post, put, remove } from '../../app/http.ts'

const mutationKey = ['relatives']
const Done = v.object({})
type Added = { readonly relative: v.InferInput<typeof AddRelative>; readonly line: StateKin | undefined }

/** Adds somebody and says how they are related; a repeat of either has one effect. */
export const useAddRelative = () =>
  useMutation({
    mutationKey,
    mutationFn: async ({ relative, line }: Added) => {
      await post('/api/relatives', relative, Done)
      return line ? put('/api/kin', line, Done) : {}
    },
  })

export const useChangeRelative = (id: string) =>
  useMutation({
    mutationKey,
    mutationFn: (changes: ChangeRelative) => patch(`/api/relatives/${id}`, changes, Done),
  })

export const useRemoveRelative = () =>
  useMutation({
    mutationKey,
    mutationFn: ({ id }: { readonly id: string }) => remove(`/api/relatives/${id}`, {}, Done),
  })

export const useStateKin = () =>
  useMutation({ mutationKey, mutationFn: (line: StateKin) => put('/api/kin', line, Done) })

export const useUnstateKin = () =>
  useMutation({
    mutationKey,
    mutationFn: ({ from, to }: Pick<StateKin, 'from' | 'to'>) => remove(`/api/kin?from=${from}&to=${to}`, {}, Done),
  })
