import { css } from '@emotion/react'
import { useEffect, useRef, useState } from 'react'
import type { MessageDetail } from '../../../../backend/modules/messages/contract.ts'
import { Button } from '../../../ui/Button.tsx'
import { film, Recording } from '../message/Recording.tsx'
import { RecorderCard } from '../../../recorder/RecorderCard.tsx'
import { strings } from '../strings.ts'
import { TrimPart } from './TrimPart.tsx'
import { TranscriptPart } from '../transcript/TranscriptPart.tsx'
import type { Voice } from './useVoice.ts'

/** The picture is low, so that the buttons stay on the screen. */
const low = css`
  video {
    max-height: 240px;
  }
`

const FILMS = { accept: 'video/*', label: strings.videoFile, hint: strings.videoFileHint }

/** The video that is part of the message already, or the camera and a file to choose. */
export function VideoPart({ video, detail }: { video: Voice; detail: MessageDetail }) {
  const [isAgain, setIsAgain] = useState(false)
  const [isTrimming, setIsTrimming] = useState(false)
  const attached = detail.media.find(({ isAttached, isVideo }) => isAttached && isVideo)
  const { phase, stream, soundUrl, mediaId } = video.view
  const taken = attached && attached.id === mediaId ? attached : undefined
  if (attached && !isAgain && (phase === 'ready' || phase === 'looking')) {
    return (
      <div css={[low, { display: 'grid', gap: 20, justifyItems: 'start' }]}>
        <h2>{strings.videoTitle}</h2>
        <Recording messageId={detail.message.id} medium={attached} label={strings.yourVideo} />
        <TrimPart
          media={detail.media}
          medium={attached}
          swap={video.swap}
          words={video.said}
          isOpen={isTrimming}
          onOpen={setIsTrimming}
        />
        <TranscriptPart key={attached.id} words={video.said} medium={attached} />
        <Button look="quiet" onClick={() => setIsAgain(true)}>
          {strings.recordAgain}
        </Button>
      </div>
    )
  }
  return (
    <div css={[low, { display: 'grid', gap: 20 }]}>
      {stream && <Mirror stream={stream} />}
      {phase === 'finished' && soundUrl !== undefined && (
        // Just recorded: there are no captions yet.
        // oxlint-disable-next-line jsx-a11y/media-has-caption
        <video css={film} src={soundUrl} controls playsInline aria-label={strings.yourVideo} />
      )}
      <RecorderCard
        recorder={video.recorder}
        view={video.view}
        status={video.words}
        onDiscard={video.detach}
        title={strings.videoTitle}
        hasOwnPlayer
        choice={FILMS}
      />
      {taken && (
        // From here on it is the prepared recording that is shown: the server has it, and this device lets go of it.
        <TrimPart
          media={detail.media}
          medium={taken}
          swap={video.swap}
          words={video.said}
          isOpen={false}
          onOpen={(isOpen) => {
            setIsTrimming(isOpen)
            setIsAgain(false)
            void video.recorder.discard()
          }}
        />
      )}
      {taken && <TranscriptPart key={taken.id} words={video.said} medium={taken} />}
    </div>
  )
}

/** What the camera sees, as in a mirror and without its sound. */
function Mirror({ stream }: { stream: MediaStream }) {
  const picture = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (picture.current) picture.current.srcObject = stream
  }, [stream])
  return (
    <video
      ref={picture}
      css={[film, { scale: '-1 1', height: 190 }]}
      muted
      autoPlay
      playsInline
      aria-label={strings.cameraPicture}
    />
  )
}
