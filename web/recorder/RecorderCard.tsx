import { css } from '@emotion/react'
import { MicOff, Pause, Play } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Banner } from '../ui/Banner.tsx'
import { Button } from '../ui/Button.tsx'
import { clock } from '../ui/clock.ts'
import { Chip } from '../ui/Chip.tsx'
import { ConfirmDialog } from '../ui/Dialog.tsx'
import { LevelMeter, RecordButton, RecorderClock, Scope } from '../ui/RecorderParts.tsx'
import { small, supporting } from '../ui/surfaces.ts'
import { WaveformPlayer } from '../ui/WaveformPlayer.tsx'
import type { Recorder } from './recorder.ts'
import { isLive as isLiveIn, type RecorderView } from './view.ts'
import { ChooseRecording, type ToChoose } from './ChooseRecording.tsx'
import { levelInWords } from './levelInWords.ts'
import { troubleInWords } from './silence.ts'
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
  /** What may be chosen in place of a recording. */
  choice?: ToChoose
}

export function RecorderCard(props: RecorderCardProps) {
  const { recorder, view, status, onDiscard, title = strings.title, hasOwnPlayer = false, isRingFirst = false } = props
  const choice: ToChoose = props.choice ?? strings.choice
  const [isAsking, setIsAsking] = useState(false)
  const { phase, ms, level, peaks, soundUrl, isChosen } = view
  const card = useRecorderKeys(recorder, phase)
  const isLive = isLiveIn(view)
  const trouble = troubleInWords(view)
  // Out of sight nobody would know that the microphone is on.
  useEffect(() => () => void recorder.stop(), [recorder])
  const isIdle = !isLive && phase !== 'finished' && phase !== 'looking' && phase !== 'asking'
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
          ? !hasOwnPlayer &&
            (isChosen ? (
              // Its words are written down once it has been prepared.
              // oxlint-disable-next-line jsx-a11y/media-has-caption
              <audio src={soundUrl} controls aria-label={strings.yourRecording} css={{ width: '100%' }} />
            ) : (
              <WaveformPlayer src={soundUrl} peaks={peaks} lengthMs={ms} label={strings.yourRecording} size={96} />
            ))
          : !hasOwnPlayer && <Scope peaks={peaks} ms={ms} isLive={isLive} />}
        <MicrophoneHelp phase={phase} />
        {trouble !== undefined && (
          <div css={{ marginTop: 20 }}>
            <Banner tone="needs-you" icon={MicOff} title={trouble} live="assertive" />
          </div>
        )}

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
                {isIdle && <ChooseRecording choice={choice} onChoose={recorder.bring} />}
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

      {isIdle && choice.hint !== undefined && <p css={[small, { marginTop: 8 }]}>{choice.hint}</p>}

      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={strings.askAgain}
        line={isChosen ? strings.chooseAgainLine : strings.askAgainLine(clock(ms))}
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
