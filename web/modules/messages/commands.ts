import { useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import {
  Changed,
  Scheduled,
  type CancelMessage,
  type CreateDraft,
  type EditMessage,
  type MessageDetail,
  type Respond,
  type ScheduleMessage,
} from '../../../backend/modules/messages/contract.ts'
import { patch, post } from '../../app/http.ts'
import { queryClient } from '../../app/queryClient.ts'
import { message } from './queries.ts'

const Created = v.object({ messageId: v.string(), revision: v.number() })

export const useCreateDraft = () =>
  useMutation({
    mutationKey: ['messages'],
    mutationFn: (command: CreateDraft) => post('/api/messages', command, Created),
  })

const revisionOf = (messageId: string) => queryClient.getQueryData(message(messageId).queryKey)?.message.revision

const noteRevision = (messageId: string, revision: number) =>
  queryClient.setQueryData(message(messageId).queryKey, (detail: MessageDetail | undefined) =>
    detail && detail.message.revision < revision ? { ...detail, message: { ...detail.message, revision } } : detail,
  )

/** Edits of one message go one after the other, each on the revision the one before it made. */
export const useEditMessage = (messageId: string) =>
  useMutation({
    mutationKey: ['messages'],
    scope: { id: `edit-${messageId}` },
    mutationFn: async (command: EditMessage) => {
      const revision = revisionOf(messageId)
      const options = revision === undefined ? {} : { revision }
      const changed = await patch(`/api/messages/${messageId}`, command, Changed, options)
      noteRevision(messageId, changed.revision)
      return changed
    },
  })

export const useRespond = (messageId: string) =>
  useMutation({
    mutationKey: ['messages'],
    mutationFn: (command: Respond) => post(`/api/messages/${messageId}/respond`, command, Changed),
  })

export const useCancelMessage = (messageId: string) =>
  useMutation({
    mutationKey: ['messages'],
    mutationFn: (command: CancelMessage) => post(`/api/messages/${messageId}/cancel`, command, Changed),
  })

/** `key` is the try's: pressed again after a lost answer, the message is sealed once. */
export const useScheduleMessage = (messageId: string, key: string) =>
  useMutation({
    mutationKey: ['messages'],
    scope: { id: `edit-${messageId}` },
    mutationFn: (command: ScheduleMessage) => post(`/api/messages/${messageId}/schedule`, command, Scheduled, { key }),
  })
