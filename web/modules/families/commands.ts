import { useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import {
  FamilyView,
  InvitationRow,
  type ChangeRole,
  type InviteMember,
  type NameFamily,
  type OfferOwnership,
} from '../../../backend/modules/families/contract.ts'
import { patch, post, remove } from '../../app/http.ts'
import { queryClient } from '../../app/queryClient.ts'
import { showFamily } from '../../app/shownFamily.ts'
import type { Member } from './roles.ts'

const mutationKey = ['family']
const Rows = v.array(InvitationRow)

export const useNameFamily = () =>
  useMutation({
    mutationKey,
    mutationFn: (command: NameFamily) => patch('/api/family', command, FamilyView),
    // The switcher and other pages show the name too.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['families'] }),
  })

type NewRole = v.InferOutput<typeof ChangeRole> & { readonly accountId: string }
export const useChangeRole = () =>
  useMutation({
    mutationKey,
    mutationFn: ({ accountId, role }: NewRole) => patch(`/api/family/members/${accountId}`, { role }, FamilyView),
  })
export const useRemoveMember = () =>
  useMutation({
    mutationKey,
    mutationFn: ({ accountId }: Pick<Member, 'accountId'>) =>
      remove(`/api/family/members/${accountId}`, {}, FamilyView),
  })

/** This window shows another family of theirs then. `onLeft` is called also where what asked is no longer shown. */
export const useLeaveFamily = (onLeft: () => void) =>
  useMutation({
    mutationFn: () => post('/api/family/leave', {}, v.unknown()),
    onSuccess: () => {
      onLeft()
      showFamily()
      return queryClient.invalidateQueries()
    },
  })

/** For somebody who is in none any more: whoever leaves the family that began with their account has no other. */
export const useFoundFamily = () =>
  useMutation({
    mutationFn: (command: NameFamily) => post('/api/families', command, FamilyView),
    onSuccess: async ({ familyId }) => {
      showFamily(familyId)
      const [{ followAnew }] = await Promise.all([import('../../app/changes.ts'), queryClient.invalidateQueries()])
      followAnew()
    },
  })

export const useOfferOwnership = () =>
  useMutation({
    mutationKey,
    mutationFn: (command: v.InferOutput<typeof OfferOwnership>) => post('/api/family/ownership', command, FamilyView),
  })
export const useWithdrawOffer = () =>
  useMutation({ mutationKey, mutationFn: () => remove('/api/family/ownership', {}, FamilyView) })
export const useAnswerOffer = () =>
  useMutation({
    mutationFn: (answer: 'accept' | 'decline') => post(`/api/family/ownership/${answer}`, {}, FamilyView),
    onSuccess: () => queryClient.invalidateQueries(),
  })

export const useInvite = () =>
  useMutation({ mutationKey, mutationFn: (command: InviteMember) => post('/api/family/invitations', command, Rows) })
export const useResend = () =>
  useMutation({ mutationKey, mutationFn: (id: string) => post(`/api/family/invitations/${id}/resend`, {}, Rows) })
export const useWithdraw = () =>
  useMutation({
    mutationKey,
    mutationFn: ({ id }: Pick<InvitationRow, 'id'>) => remove(`/api/family/invitations/${id}`, {}, Rows),
  })

const linkOf = (token: string) => `/api/invitations/${encodeURIComponent(token)}`
const Joined = v.object({ familyId: v.string() })

/**
 * Whoever joined sees that family, and is told of its changes from then on. `onJoined` is called also where what asked is
 * no longer shown: the invitation leaves its list by it.
 */
export const useAccept = (onJoined: () => void) =>
  useMutation({
    mutationFn: (token: string) => post(`${linkOf(token)}/accept`, {}, Joined),
    onSuccess: async ({ familyId }) => {
      showFamily(familyId)
      const [{ followAnew }] = await Promise.all([import('../../app/changes.ts'), queryClient.invalidateQueries()])
      followAnew()
      onJoined()
    },
  })

type Answer = { readonly token: string; readonly nonce: string; readonly answer: 'decline' | 'not-me' }
export const useAnswer = () =>
  useMutation({
    mutationKey: ['families'],
    mutationFn: async ({ token, nonce, answer }: Answer) => {
      await post(`${linkOf(token)}/${answer}`, { nonce }, v.unknown())
      return { answer }
    },
  })
