import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import {
  Activity,
  FamilyView,
  ForMe,
  InvitationPage,
  InvitationRow,
} from '../../../backend/modules/families/contract.ts'
import { get } from '../../app/http.ts'

/** All of it under one key: what changes in a family shows in each. */
export const family = () => queryOptions({ queryKey: ['family'], queryFn: () => get('/api/family', FamilyView) })

export const activity = () =>
  queryOptions({ queryKey: ['family', 'activity'], queryFn: () => get('/api/family/activity', v.array(Activity)) })

export const sentInvitations = () =>
  queryOptions({
    queryKey: ['family', 'invitations'],
    queryFn: () => get('/api/family/invitations', v.array(InvitationRow)),
  })

/** Invitations to an email address of this account. */
export const invitationsForMe = () =>
  queryOptions({ queryKey: ['families', 'for-me'], queryFn: () => get('/api/invitations', v.array(ForMe)) })

const linkOf = (token: string) => `/api/invitations/${encodeURIComponent(token)}`

export const invitation = (token: string) =>
  queryOptions({ queryKey: ['invitation', token], queryFn: () => get(linkOf(token), InvitationPage) })
