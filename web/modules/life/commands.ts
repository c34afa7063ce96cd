import { useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { ContactRow, RunningWait, type InviteContact } from '../../../backend/modules/life/contract.ts'
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

/** The author is there: nothing waits any more. */
export const useEndWait = () =>
  useMutation({ mutationKey, mutationFn: () => post('/api/life/here', {}, v.object({ wait: RunningWait })) })
