import { useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import {
  Changed,
  Scheduled,
  type ArmMessage,
  type CancelMessage,
  type CopyMessage,
  type CreateDraft,
  type EditMessage,
  type PauseMessage,
  type ReleaseHold,
  type Respond,
  type ScheduleMessage,
} from '../../../backend/modules/messages/contract.ts'
import type { Cut } from '../../../backend/modules/media/contract.ts'
import { patch, post } from '../../app/http.ts'
import { HttpError } from '../../app/httpError.ts'
import { queryClient } from '../../app/queryClient.ts'
import { account } from '../../app/session.ts'
import { message } from './queries.ts'

const Created = v.object({ messageId: v.string(), revision: v.number() })

export const useCreateDraft = () =>
  useMutation({
    mutationKey: ['messages'],
    mutationFn: async (command: CreateDraft) => {
      const created = await post('/api/messages', command, Created)
      noteRevision(created.messageId, created.revision)
      return created
    },
  })

/** What recipients call the author. */
export const useChooseName = () =>
  useMutation({
    mutationKey: account().queryKey,
    mutationFn: (name: string) => patch('/api/account/profile', { name }, v.unknown()),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['messages', 'preview'] }),
  })

/** What this page has last seen or made of each message; the cache may be a moment behind. */
const made = new Map<string, number>()
const revisionOf = (messageId: string): number =>
  Math.max(made.get(messageId) ?? 0, queryClient.getQueryData(message(messageId).queryKey)?.message.revision ?? 0)

const noteRevision = (messageId: string, revision: number): void => void made.set(messageId, revision)

/** Edits of one message go one after the other, each on the revision the one before it made. */
export const useEditMessage = (messageId: string) =>
  useMutation({
    mutationKey: ['messages'],
    scope: { id: `edit-${messageId}` },
    mutationFn: async (command: EditMessage) => {
      const revision = revisionOf(messageId)
      const changed = await patch(`/api/messages/${messageId}`, command, Changed, { revision, isLasting: true })
      noteRevision(messageId, changed.revision)
      return changed
    },
    // Another window was first: its version is looked at before anything is written over it.
    onError: (error) => {
      if (error instanceof HttpError && error.status === 412)
        void queryClient.invalidateQueries({ queryKey: message(messageId).queryKey })
    },
  })

/** `mediaId` names the new recording; the one it is cut from stays. */
export const useCutRecording = () =>
  useMutation({
    mutationKey: ['media'],
    mutationFn: ({ mediaId, ...cut }: Cut & { mediaId: string }) =>
      post(`/api/media/${mediaId}/cut`, cut, v.object({ state: v.string() })),
  })

export const useRespond = (messageId: string) =>
  useMutation({
    mutationKey: ['messages'],
    mutationFn: (command: Respond) => post(`/api/messages/${messageId}/respond`, command, Changed),
  })

/** A command that says nothing but its own name. */
const useCommand = <Command extends object>(messageId: string, name: string) =>
  useMutation({
    mutationKey: ['messages'],
    mutationFn: (command: Command) => post(`/api/messages/${messageId}/${name}`, command, Changed),
  })
export const usePause = (messageId: string) => useCommand<PauseMessage>(messageId, 'pause')
export const useResume = (messageId: string) => useCommand<object>(messageId, 'resume')
export const useRestore = (messageId: string) => useCommand<object>(messageId, 'restore')
export const useRecall = (messageId: string) => useCommand<object>(messageId, 'recall')

/** On the version this page shows: what was held for another reason since is looked at first. */
export const useReleaseHold = (messageId: string) =>
  useMutation({
    mutationKey: ['messages'],
    mutationFn: (command: ReleaseHold) =>
      post(`/api/messages/${messageId}/release`, command, Scheduled, { revision: revisionOf(messageId) }),
  })

export const useCopyMessage = (messageId: string) =>
  useMutation({
    mutationKey: ['messages'],
    mutationFn: (command: CopyMessage) => post(`/api/messages/${messageId}/copy`, command, Created),
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

export const useArmMessage = (messageId: string, key: string) =>
  useMutation({
    mutationKey: ['messages'],
    scope: { id: `edit-${messageId}` },
    mutationFn: (command: ArmMessage) => post(`/api/messages/${messageId}/arm`, command, Changed, { key }),
  })
