import { useMutation } from '@tanstack/react-query'
import type { AddRecipient, ChangeRecipient, SetVerification } from '../../../../backend/modules/recipients/contract.ts'
import { RecipientRow } from '../../../../backend/modules/recipients/contract.ts'
import { patch, post, put } from '../../../app/http.ts'

export const useAddPerson = () =>
  useMutation({
    mutationKey: ['recipients'],
    mutationFn: (command: AddRecipient) => post('/api/recipients', command, RecipientRow),
  })

export const useChangePerson = ({ id, revision }: { id: string; revision: number }) =>
  useMutation({
    mutationKey: ['recipients'],
    mutationFn: (command: ChangeRecipient) => patch(`/api/recipients/${id}`, command, RecipientRow, { revision }),
  })

export const useSetPasscode = (recipientId: string) =>
  useMutation({
    mutationKey: ['recipients'],
    mutationFn: (command: SetVerification) => put(`/api/recipients/${recipientId}/verification`, command, RecipientRow),
  })
