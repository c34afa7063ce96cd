import { useMutation } from '@tanstack/react-query'
import { v7 as uuid } from 'uuid'
import * as v from 'valibot'
import type { Role } from '../../../backend/kernel/contract.ts'
import { Opened } from '../../../backend/modules/audit/contract.ts'
import { Requested } from '../../../backend/modules/backups/contract.ts'
import { post } from '../../app/http.ts'

type Step =
  | { readonly step: 'suspend'; readonly reason: string }
  | { readonly step: 'restore' | 'sign-out' }
  | { readonly step: 'role'; readonly role: Role }

/** What an admin may do with an account; never read what it keeps, never act as its person. */
export const useUserStep = (id: string) =>
  useMutation({
    mutationKey: ['accounts'],
    mutationFn: ({ step, ...body }: Step) => post(`/api/admin/users/${id}/${step}`, body, v.unknown()),
  })

/** Asks for a backup; how it goes is read from the list. */
export const useBackUp = () =>
  useMutation({
    mutationKey: ['backups'],
    mutationFn: () => post('/api/admin/backups', { backupId: uuid() }, Requested),
  })

/** Lets a house deliver again that was brought back from a backup then. */
export const useOpenHouse = () =>
  useMutation({
    mutationKey: ['backups'],
    mutationFn: (restoredAt: string) => post('/api/admin/restored/open', { restoredAt }, Opened),
  })
