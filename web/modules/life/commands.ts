import { useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import {
  ContactRow,
  LifeView,
  RunningWait,
  type InviteContact,
  type PauseLife,
  type SetLifePlan,
} from '../../../backend/modules/life/contract.ts'
import { post, put, remove } from '../../app/http.ts'

const mutationKey = ['contacts']
const Rows = v.array(ContactRow)

export const useInviteContact = () =>
  useMutation({ mutationKey, mutationFn: (command: InviteContact) => post('/api/life/contacts', command, Rows) })

export const useRemoveContact = () =>
  useMutation({
    mutationKey,
    mutationFn: ({ id }: Pick<ContactRow, 'id'>) => remove(`/api/life/contacts/${id}`, {}, Rows),
  })

/** The author is there: nothing waits any more. */
export const useEndWait = () =>
  useMutation({ mutationKey, mutationFn: () => post('/api/life/here', {}, v.object({ wait: RunningWait })) })

/** Whether the author is there is shown under both keys: a press ends a contact's wait, too. */
const lifeKey = ['life']

export const useHere = () =>
  useMutation({ mutationKey: lifeKey, mutationFn: () => post('/api/life/here', {}, v.object({ wait: RunningWait })) })

export const useSetPlan = () =>
  useMutation({ mutationKey: lifeKey, mutationFn: (plan: SetLifePlan) => put('/api/life', plan, LifeView) })

export const usePauseLife = () =>
  useMutation({ mutationKey: lifeKey, mutationFn: (pause: PauseLife) => post('/api/life/pause', pause, LifeView) })

export const useResumeLife = () =>
  useMutation({ mutationKey: lifeKey, mutationFn: () => post('/api/life/resume', {}, LifeView) })
