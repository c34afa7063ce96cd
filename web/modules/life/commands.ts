import { useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { ContactRow, type InviteContact } from '../../../backend/modules/life/contract.ts'
import { post, remove } from '../../app/http.ts'

const mutationKey = ['contacts']
const Rows = v.array(ContactRow)

export const useInviteContact = () =>
  useMutation({ mutationKey, mutationFn: (command: InviteContact) => post('/api/life/contacts', command, Rows) })

export const useRemoveContact = () =>
  useMutation({
    mutationKey,
    mutationFn: (contactId: string) => remove(`/api/life/contacts/${contactId}`, {}, Rows),
  })
