import { useMutation } from '@tanstack/react-query'
import { v7 as uuid } from 'uuid'
import * as v from 'valibot'
import { PORTRAIT } from '../../../../backend/modules/media/contract/bounds.ts'
import { remove } from '../../../app/http.ts'
import { throwIfNotOk } from '../../../app/httpError.ts'
import { queryClient } from '../../../app/queryClient.ts'
import { shrink } from './shrink.ts'

const mutationKey = ['media']
const base64 = (text: string) => btoa(text)

/** Sends a picture in one request of tus; it is made ready behind the answer. */
const send = async ({ accountId, file }: { readonly accountId: string; readonly file: Blob }): Promise<string> => {
  const picture = await shrink(file)
  const mediaId = uuid()
  const metadata = { mediaId, messageId: accountId, purpose: PORTRAIT, type: picture.type }
  const answer = await fetch('/api/uploads', {
    method: 'POST',
    credentials: 'include',
    headers: {
      Accept: 'application/json',
      'Idempotency-Key': uuid(),
      'Tus-Resumable': '1.0.0',
      'Content-Type': 'application/offset+octet-stream',
      'Upload-Length': String(picture.size),
      'Upload-Metadata': Object.entries(metadata)
        .map(([key, value]) => `${key} ${base64(value)}`)
        .join(','),
    },
    body: picture,
  })
  await throwIfNotOk(answer)
  return mediaId
}

export const useSendPortrait = () => useMutation({ mutationKey, mutationFn: send })

export const useRemovePortrait = () =>
  useMutation({
    mutationKey,
    mutationFn: (id: string) => remove(`/api/media/${id}`, {}, v.unknown()),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ['messages', 'preview'] }),
  })
