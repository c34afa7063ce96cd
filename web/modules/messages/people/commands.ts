import { useMutation } from '@tanstack/react-query'
import type { AddRecipient, ChangeRecipient, SetVerification } from '../../../../backend/modules/recipients/contract.ts'
import { RecipientRow } from '../../../../backend/modules/recipients/contract.ts'
import { patch, post, put, remove } from '../../../app/http.ts'
import { queryClient } from '../../../app/queryClient.ts'

const mutationKey = ['recipients']

export const useAddPerson = () =>
  useMutation({
    mutationKey,
    mutationFn: (command: AddRecipient) => post('/api/recipients', command, RecipientRow),
  })

export const useChangePerson = ({ id, revision }: { id: string; revision: number }) =>
  useMutation({
    mutationKey,
    mutationFn: (command: ChangeRecipient) => patch(`/api/recipients/${id}`, command, RecipientRow, { revision }),
  })

/** A child's birthday, or the address of their own, whatever else of the entry has changed meanwhile. */
export const useChangeChild = () =>
  useMutation({
    mutationKey,
    mutationFn: ({ id, ...command }: Pick<ChangeRecipient, 'birthday' | 'ownEmail'> & { id: string }) =>
      patch(`/api/recipients/${id}`, command, RecipientRow),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['messages', 'preview'] }),
  })

export const useSetVerification = (recipientId: string) =>
  useMutation({
    mutationKey,
    mutationFn: (command: SetVerification) => put(`/api/recipients/${recipientId}/verification`, command, RecipientRow),
  })

export const useInvitePerson = () =>
  useMutation({
    mutationKey,
    mutationFn: (recipientId: string) => post(`/api/recipients/${recipientId}/invite`, {}, RecipientRow),
  })

export const useRemovePerson = () =>
  useMutation({
    mutationKey,
    mutationFn: ({ id }: Pick<RecipientRow, 'id'>) => remove(`/api/recipients/${id}`, {}, RecipientRow),
  })
