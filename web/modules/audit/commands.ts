import { useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import type { NoteMessage, PauseByStaff } from '../../../backend/modules/messages/contract.ts'
import { Verified, type Verify } from '../../../backend/modules/audit/contract.ts'
import { post } from '../../app/http.ts'

export const usePause = (messageId: string) =>
  useMutation({
    mutationKey: ['audit'],
    mutationFn: (command: PauseByStaff) => post(`/api/admin/messages/${messageId}/pause`, command, v.unknown()),
  })
export const useNote = (messageId: string) =>
  useMutation({
    mutationKey: ['audit'],
    mutationFn: (command: NoteMessage) => post(`/api/admin/messages/${messageId}/note`, command, v.unknown()),
  })
/** Mails a fresh link to the address that the author gave; nobody here sees it. */
export const useResendLink = (deliveryId: string) =>
  useMutation({
    mutationKey: ['audit'],
    mutationFn: () => post(`/api/admin/deliveries/${deliveryId}/resend-link`, {}, v.unknown()),
  })

/** Holds a stream, or the whole log, against its hashes; it changes nothing but the note that somebody looked. */
export const useVerify = () =>
  useMutation({ mutationFn: (command: Verify) => post('/api/admin/history/verify', command, Verified) })
