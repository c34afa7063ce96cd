import { useMutation } from '@tanstack/react-query'
import { v7 as uuid } from 'uuid'
import {
  Conversation,
  StaffConversation,
  Waiting,
  type Rate,
  type StartConversation,
  type Wait,
} from '../../../backend/modules/support/contract.ts'
import { post, put } from '../../app/http.ts'
import { queryClient } from '../../app/queryClient.ts'
import { conversation, staffConversation } from './queries.ts'

const remember = (answer: Conversation) => queryClient.setQueryData(conversation(answer.id).queryKey, answer)

const attach = (id: string, file: File) => put(`/api/support/${id}/files/${uuid()}`, file, Conversation)

/** Begins a conversation and adds the file; one that is refused leaves the conversation standing. */
export const useAsk = () =>
  useMutation({
    mutationFn: async ({ file, ...command }: StartConversation & { file?: File }) => {
      const begun = await post('/api/support', command, Conversation)
      if (!file) return { begun, fileError: undefined }
      return attach(begun.id, file).then(
        (answer) => ({ begun: answer, fileError: undefined }),
        (fileError: unknown) => ({ begun, fileError }),
      )
    },
    onSuccess: ({ begun }) => remember(begun),
  })

export const useAttach = (id: string) =>
  useMutation({ mutationFn: (file: File) => attach(id, file), onSuccess: remember })

/** Wants to be told when sign-ups are open again. */
export const useWait = () => useMutation({ mutationFn: (wait: Wait) => post('/api/support/waiting', wait, Waiting) })

export const useSay = (id: string) =>
  useMutation({
    mutationFn: (text: string) => post(`/api/support/${id}/messages`, { turnId: uuid(), text }, Conversation),
    onSuccess: remember,
  })

export const useRate = () =>
  useMutation({ mutationFn: (rate: Rate) => post('/api/support/ratings', rate, Conversation) })

export const useCloseConversation = (id: string) =>
  useMutation({
    mutationFn: () => post(`/api/support/${id}/close`, {}, Conversation),
    onSuccess: remember,
  })

/** Opens a conversation on another device, by the key of a mail's link. */
export const useResume = (id: string) =>
  useMutation({
    mutationFn: (key: string) => post(`/api/support/${id}/resume`, { key }, Conversation),
    onSuccess: remember,
  })

type Staff = { readonly id: string; readonly revision: number }

/** `reply` and `note` bring words; an answer given meanwhile by somebody else is shown first (stale). */
export const useStaffAct = ({ id, revision }: Staff) =>
  useMutation({
    mutationKey: ['support-inbox'],
    mutationFn: ({ what, text }: { what: 'reply' | 'note' | 'close' | 'reopen'; text?: string }) =>
      post(`/api/admin/support/${id}/${what}`, text === undefined ? {} : { turnId: uuid(), text }, StaffConversation, {
        revision,
      }),
    onSuccess: (answer) => queryClient.setQueryData(staffConversation(id).queryKey, answer),
    onError: () => queryClient.invalidateQueries({ queryKey: staffConversation(id).queryKey }),
  })
