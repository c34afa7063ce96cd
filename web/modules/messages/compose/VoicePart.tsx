import { useEffect, useState } from 'react'
import type { MessageDetail } from '../../../../backend/modules/messages/contract.ts'
import { Button } from '../../../ui/Button.tsx'
import { Recording } from '../message/Recording.tsx'
import { isToRecordAtOnce } from '../recorder/atOnce.ts'
import { RecorderCard } from '../../../recorder/RecorderCard.tsx'
import { strings as recorderStrings } from '../../../recorder/strings.ts'
import { strings } from '../strings.ts'
import { TrimPart } from './TrimPart.tsx'
import { TranscriptPart } from '../transcript/TranscriptPart.tsx'
import type { Voice } from './useVoice.ts'

/** The recording that is part of the message already, or the recorder. */
export function VoicePart({ voice, detail }: { voice: Voice; detail: MessageDetail }) {
  /** The one in whose place another is recorded. */
  const [again, setAgain] = useState<string>()
  const [isTrimming, setIsTrimming] = useState(false)
  const attached = detail.media.find(({ isAttached, isVideo }) => isAttached && !isVideo)
  const { recorder, view } = voice
  const { phase, mediaId, isChosen } = view
  const { id } = detail.message
  useEffect(() => {
    if (phase === 'ready' && isToRecordAtOnce(id)) void recorder.start()
  }, [phase, id, recorder])
  /** The take in the recorder, once it is part of the message. */
  const taken = attached && attached.id === mediaId ? attached : undefined
  // What was chosen has neither length nor loudness here: once it is prepared, that is what is shown.
  const isPrepared = taken !== undefined && isChosen
  useEffect(() => {
    if (isPrepared) void recorder.discard()
  }, [isPrepared, recorder])
  if (attached && again !== attached.id && (phase === 'ready' || phase === 'looking')) {
    return (
      <div css={{ display: 'grid', gap: 20, justifyItems: 'start' }}>
        <h2>{recorderStrings.title}</h2>
        <div css={{ width: '100%' }}>
          <Recording messageId={detail.message.id} medium={attached} label={recorderStrings.yourRecording} />
        </div>
        <TrimPart
          media={detail.media}
          medium={attached}
          swap={voice.swap}
          words={voice.said}
          isOpen={isTrimming}
          onOpen={setIsTrimming}
        />
        <TranscriptPart key={attached.id} words={voice.said} medium={attached} />
        <Button look="quiet" onClick={() => setAgain(attached.id)}>
          {strings.recordAgain}
        </Button>
      </div>
    )
  }
  return (
    <>
      <RecorderCard recorder={recorder} view={view} status={voice.words} onDiscard={voice.detach} />
      {taken && (
        // From here on it is the prepared recording that is shown: the server has it, and this device lets go of it.
        <TrimPart
          media={detail.media}
          medium={taken}
          swap={voice.swap}
          words={voice.said}
          isOpen={false}
          onOpen={(isOpen) => {
            setIsTrimming(isOpen)
            setAgain(undefined)
            void recorder.discard()
          }}
        />
      )}
      {taken && <TranscriptPart key={taken.id} words={voice.said} medium={taken} />}
    </>
  )
}
