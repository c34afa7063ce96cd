import { css } from '@emotion/react'
import { Pause, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { clock } from '../ui/clock.ts'
import { Chip } from '../ui/Chip.tsx'
import { ConfirmDialog } from '../ui/Dialog.tsx'
import { LevelMeter, RecordButton, RecorderClock, Scope } from '../ui/RecorderParts.tsx'
import { small, supporting } from '../ui/surfaces.ts'
import { WaveformPlayer } from '../ui/WaveformPlayer.tsx'
import { isLive as isLiveIn, type Recorder, type RecorderView } from './recorder.ts'
import { levelInWords } from './levelInWords.ts'
import { strings } from './strings.ts'
import { MicrophoneHelp, microphoneInWords } from './MicrophoneHelp.tsx'
import { useRecorderKeys } from './useRecorderKeys.ts'

const bare = css`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`
const controls = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 18px;
  margin-top: 20px;
  & > div:nth-of-type(1) {
    flex: 1;
    min-width: 150px;
  }
`
const head = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: 8px 20px;
  h2 {
    font-size: var(--fs-h3);
  }
`
const acts = css`
  display: grid;
  gap: 2px;
  &:empty {
    display: none;
  }
`
const ringFirst = css`
  display: flex;
  flex-direction: column;
  gap: 28px;
  & > :last-child {
    order: -1;
    margin-top: 0;
  }
`
const savedWords = ({ sending, safeMs }: RecorderView) =>
  sending === 'waiting' ? strings.onThisDevice : safeMs > 0 ? strings.savedUpTo(clock(safeMs)) : ''
type RecorderCardProps = {
  recorder: Recorder
  view: RecorderView
  status: string
  onDiscard?: () => void
  title?: string
  /** The take is shown, and played, by whoever shows this. */
  hasOwnPlayer?: boolean
  /** The ring before the scope: where nothing else is to be done, it is in the first view. */
  isRingFirst?: boolean
}

export function RecorderCard(props: RecorderCardProps) {
  const { recorder, view, status, onDiscard, title = strings.title, hasOwnPlayer = false, isRingFirst = false } = props
  const [isAsking, setIsAsking] = useState(false)
  const { phase, ms, level, peaks, soundUrl } = view
  const card = useRecorderKeys(recorder, phase)
  const isLive = isLiveIn(view)
  // Out of sight nobody would know that the microphone is on.
  useEffect(() => () => void recorder.stop(), [recorder])
  const press = () => void (isLive ? recorder.stop() : recorder.start())

  return (
    <fieldset ref={card} css={bare}>
      <legend className="sr-only">{strings.recorder}</legend>
      <div css={head}>
        <h2>{title}</h2>
        <output>
          {phase === 'recording' && (
            <Chip tone="ember">
              <i css={{ width: 10, height: 10, borderRadius: '50%', background: 'var(--thread)' }} />
              {strings.recording}
            </Chip>
          )}
          {phase === 'paused' && <Chip icon={Pause}>{strings.paused}</Chip>}
        </output>
      </div>
      {!(isLive && hasOwnPlayer) && <p css={supporting}>{strings.line}</p>}

      <div css={[{ marginTop: 12 }, isRingFirst && ringFirst]}>
        {phase === 'finished' && soundUrl !== undefined
          ? !hasOwnPlayer && (
              <WaveformPlayer src={soundUrl} peaks={peaks} lengthMs={ms} label={strings.yourRecording} size={96} />
            )
          : !hasOwnPlayer && <Scope peaks={peaks} ms={ms} isLive={isLive} />}
        <MicrophoneHelp phase={phase} />

        <div css={controls}>
          {phase !== 'finished' && (
            <RecordButton
              isRecording={isLive}
              label={isLive ? strings.stop : strings.start}
              onPress={press}
              isWaiting={phase === 'looking' || phase === 'asking'}
            />
          )}
          <div>
            {phase !== 'finished' && (
              <div css={{ display: 'flex', flexWrap: 'wrap', gap: '4px 18px', alignItems: 'center' }}>
                <RecorderClock ms={ms} />
                {phase === 'recording' && <LevelMeter level={level} />}
              </div>
            )}
            <div css={[small, { marginTop: 8 }]}>
              <output>{phase === 'recording' ? levelInWords(peaks) : (microphoneInWords(phase) ?? status)}</output>
            </div>
            {isLive && <div css={small}>{savedWords(view)}</div>}
          </div>
          <div css={acts}>
            {isLive && (
              <Button
                look="secondary"
                icon={phase === 'paused' ? Play : Pause}
                onClick={() => (phase === 'paused' ? recorder.resume() : recorder.pause())}
              >
                {phase === 'paused' ? strings.goOn : strings.pause}
              </Button>
            )}
            {(isLive || phase === 'finished') && (
              <Button look="quiet" onClick={() => setIsAsking(true)}>
                {strings.startAgain}
              </Button>
            )}
          </div>
        </div>
      </div>

      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={strings.askAgain}
        line={strings.askAgainLine(clock(ms))}
      >
        <Button
          look="danger"
          onClick={() => {
            setIsAsking(false)
            onDiscard?.()
            void recorder.discard()
          }}
        >
          {strings.throwAway}
        </Button>
        <Button look="secondary" onClick={() => setIsAsking(false)}>
          {strings.keepIt}
        </Button>
      </ConfirmDialog>
    </fieldset>
  )
}
