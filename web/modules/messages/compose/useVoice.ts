import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { MediaRow } from '../../../../backend/modules/media/contract.ts'
import type { MessageDetail } from '../../../../backend/modules/messages/contract.ts'
import { pleaseWait, sentenceOf } from '../../../app/problemInWords.ts'
import { clock } from '../../../ui/clock.ts'
import { useEditMessage } from '../commands.ts'
import { media } from '../queries.ts'
import { isLive, type RecorderView } from '../../../recorder/view.ts'
import type { Kind } from '../../../recorder/capture.ts'
import type { AtStake } from '../../../recorder/LeavingAsks.tsx'
import { useRecorder } from '../recorder/useRecorder.ts'
import { strings } from '../strings.ts'
import { useSwap } from './useSwap.ts'
import { useTranscript } from '../transcript/useTranscript.ts'

/** Where the take is on its way from this device into the message, in one sentence. */
export const takeInWords = (view: RecorderView, row: MediaRow | undefined): string => {
  const { phase, sending, waitS, safeMs, ms, isFound, refusal, isSignedOut } = view
  if (phase !== 'finished') return ''
  if (refusal !== undefined) return refusal
  if (row?.state === 'rejected') return sentenceOf(row.rejectedAs ?? 'media-unplayable')
  if (row?.state === 'ready') return strings.keptTake
  if (isSignedOut) return strings.signedOut
  if (sending === 'waiting') return waitS === undefined ? strings.onThisDevice : strings.askedToWait(pleaseWait(waitS))
  if (sending === 'sent') return strings.prepared(Math.round(row?.progress ?? 0))
  if (isFound) return strings.found
  if (view.isChosen) return strings.sendingFile
  return safeMs < ms ? `${strings.savedUpTo(clock(safeMs))}. ${strings.sendingRest}` : strings.sendingRest
}

export type Voice = ReturnType<typeof useVoice>

/** Records, sends, waits until it is prepared and takes it into the message. */
export const useVoice = (detail: MessageDetail, kind: Kind) => {
  const { id } = detail.message
  const { recorder, view } = useRecorder(id, kind)
  const edit = useEditMessage(id)
  const { mediaId, sending } = view
  const row = useQuery({ ...media(mediaId ?? ''), enabled: mediaId !== undefined && sending === 'sent' }).data
  const inIt = detail.media.find((medium) => medium.isAttached && medium.isVideo === (kind === 'video'))
  const said = useTranscript(detail.message, inIt)
  const isAttached = detail.media.some((medium) => medium.id === mediaId && medium.isAttached)
  const isReady = row?.state === 'ready'
  /** A message may hold a voice and a video: one never takes the other's place. */
  const others = detail.media
    .filter((medium) => medium.isAttached && medium.isVideo !== (kind === 'video'))
    .map((medium) => medium.id)
    .join()

  /** What has a date is never left empty: a take thrown away stays in it until another takes its place. */
  const isNeeded = detail.message.state !== 'draft' && others === '' && detail.content.body.trim() === ''

  const swap = useSwap(id, inIt, others)

  const { mutate } = edit
  useEffect(() => {
    if (mediaId !== undefined && isReady && !isAttached)
      mutate({ mediaIds: [...others.split(',').filter(Boolean), mediaId] })
  }, [mediaId, isReady, isAttached, others, mutate])
  useEffect(() => {
    if (isAttached) void recorder.settle()
  }, [isAttached, recorder])

  const isRefused = sending === 'refused' || row?.state === 'rejected'
  const isArriving = mediaId !== undefined && !isAttached && !isRefused
  const atStake: AtStake | undefined = isLive(view) ? 'recording' : isArriving ? 'upload' : undefined
  return {
    recorder,
    view,
    words: takeInWords(view, row),
    /** What is said in the one that is part of the message. */
    said,
    /** There is a take that is not part of the message yet. */
    isOnItsWay: swap.isBusy || isArriving,
    atStake,
    swap,
    error: edit.error ?? swap.error,
    detach: () => {
      // Also while it is being made part of the message: edits go one after the other.
      if ((isAttached || edit.isPending) && !isNeeded) mutate({ mediaIds: others.split(',').filter(Boolean) })
    },
  }
}
