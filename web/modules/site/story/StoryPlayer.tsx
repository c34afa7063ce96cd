import { css } from '@emotion/react'
import { Pause, Play, RotateCw } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { clock, spoken } from '../../../ui/clock.ts'
import { Scene } from '../../../ui/Scene.tsx'
import { small } from '../../../ui/surfaces.ts'
import { usePlayer } from '../../../ui/usePlayer.ts'
import { Wave } from '../../../ui/Wave.tsx'
import { cueAt, type Story } from './stories.ts'

const ADDRESSES: Readonly<Record<Story['id'], URL>> = {
  example: new URL('example.mp3', import.meta.url),
  film: new URL('film.mp3', import.meta.url),
}

/** The whole sound of a story. */
const soundOf = async (id: Story['id'], signal: AbortSignal): Promise<Blob> => {
  const response = await fetch(ADDRESSES[id], { signal })
  if (!response.ok) throw new Error(`The sound answered ${response.status}`)
  return response.blob()
}

const row = css`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr);
  gap: 4px 20px;
  align-items: center;
`
const round = css`
  display: grid;
  place-items: center;
  width: 64px;
  height: 64px;
  border: 0;
  border-radius: 50%;
  background: var(--primary);
  color: var(--on-primary);
  &:focus-visible {
    border-radius: 50%;
  }
  .lucide {
    width: 26px;
    height: 26px;
    fill: currentcolor;
  }
  .lucide-rotate-cw {
    fill: none;
  }
`
const place = css`
  width: 100%;
  height: 44px;
  margin: 0;
  accent-color: var(--thread);
`
const caption = css`
  min-height: 3.24em;
  margin-top: 12px;
  font-family: var(--font-voice);
  font-size: var(--fs-voice);
  line-height: 1.62;
`
type StoryPlayerProps = {
  story: Story
  /** With the scenes above: a film of our own drawings. */
  hasScenes?: boolean
}

/** A generated voice with captions, and perhaps drawn scenes. It is shown when somebody has pressed for it. */
export function StoryPlayer(props: StoryPlayerProps) {
  const src = useSound(props.story.id)
  return src === undefined ? <div css={{ minHeight: 180 }} /> : <Playing {...props} src={src} />
}

function Playing({ story, hasScenes = false, src }: StoryPlayerProps & { src: string }) {
  const { state, atMs, toggle, seek } = usePlayer(src, story.lengthMs)
  const button = useRef<HTMLButtonElement>(null)
  // The press that brought it is the press to play.
  useEffect(() => {
    button.current?.focus()
    button.current?.click()
  }, [])

  const isPlaying = state === 'playing'
  const cue = cueAt(story, atMs)
  const name = state === 'failed' ? 'Try again' : `${isPlaying ? 'Pause' : 'Play'} “${story.title}”`
  return (
    <div>
      {hasScenes && cue && (
        <Scene name={cue.scene} css={{ width: '100%', aspectRatio: '16 / 9', borderRadius: 3, marginBottom: 20 }} />
      )}
      <div css={row}>
        <button ref={button} type="button" aria-label={name} onClick={toggle} css={round}>
          {state === 'failed' ? <RotateCw aria-hidden /> : isPlaying ? <Pause aria-hidden /> : <Play aria-hidden />}
        </button>
        <Wave peaks={story.peaks} played={atMs / story.lengthMs} height={48} />
        <span css={[small, { fontFeatureSettings: '"tnum"', textAlign: 'center' }]}>{clock(atMs)}</span>
        <input
          type="range"
          min={0}
          max={story.lengthMs}
          step={1000}
          value={atMs}
          aria-label={`Place in “${story.title}”`}
          aria-valuetext={`${spoken(atMs)} of ${spoken(story.lengthMs)}`}
          onChange={(event) => seek(Number(event.target.value))}
          css={place}
        />
      </div>
      {state === 'failed' ? (
        <output css={{ display: 'block', color: 'var(--danger)', fontWeight: 600, marginTop: 12 }}>
          This would not play. The words are below.
        </output>
      ) : (
        <p css={caption}>{cue?.words}</p>
      )}
    </div>
  )
}

/** Held by the page, so that any place of it can be played, whatever the server can do. */
const useSound = (id: Story['id']): string | undefined => {
  const [src, setSrc] = useState<string>()
  useEffect(() => {
    const left = new AbortController()
    let made: string | undefined
    soundOf(id, left.signal)
      .then((sound) => {
        made = URL.createObjectURL(sound)
        setSrc(made)
      })
      // An address that cannot be played: the player says so, and the words stand below.
      .catch(() => left.signal.aborted || setSrc('data:,'))
    return () => {
      left.abort()
      if (made !== undefined) URL.revokeObjectURL(made)
    }
  }, [id])
  return src
}
