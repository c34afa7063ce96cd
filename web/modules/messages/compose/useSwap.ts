import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { v7 as uuid } from 'uuid'
import type { MessageDetail } from '../../../../backend/modules/messages/contract.ts'
import { sentenceOf } from '../../../app/problemInWords.ts'
import { useCutRecording, useEditMessage } from '../commands.ts'
import { media } from '../queries.ts'
import type { Part } from '../recorder/trim.ts'

/** Puts a part of the message's recording in its place, or the whole again, as soon as that is prepared. */
export const useSwap = (messageId: string, inIt: MessageDetail['media'][number] | undefined, others: string) => {
  const [wanted, setWanted] = useState<string>()
  const cutting = useCutRecording()
  const { mutate, error, isPending } = useEditMessage(messageId)
  const row = useQuery({ ...media(wanted ?? ''), enabled: wanted !== undefined }).data
  const isReady = row?.state === 'ready'
  useEffect(() => {
    if (wanted === undefined || !isReady) return
    mutate({ mediaIds: [...others.split(',').filter(Boolean), wanted] }, { onSettled: () => setWanted(undefined) })
  }, [wanted, isReady, others, mutate])

  const from = inIt?.cut?.from ?? inIt?.id
  const isRejected = row?.state === 'rejected'
  return {
    isBusy: cutting.isPending || isPending || (wanted !== undefined && !isRejected),
    /** Why it did not come to be; the recording is as it was. */
    refusal: isRejected ? sentenceOf(row.rejectedAs ?? 'media-unplayable') : undefined,
    error: cutting.error ?? error,
    use: (part: Part) => {
      if (from === undefined) return
      const mediaId = uuid()
      cutting.mutate({ mediaId, from, ...part }, { onSuccess: () => setWanted(mediaId) })
    },
    whole: () => setWanted(inIt?.cut?.from),
  }
}
export type Swap = ReturnType<typeof useSwap>
