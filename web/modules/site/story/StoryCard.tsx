import { css } from '@emotion/react'
import { Play } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { duration } from '../../../ui/clock.ts'
import { Scene } from '../../../ui/Scene.tsx'
import { small } from '../../../ui/surfaces.ts'
import { DEMO_LABEL } from '../demoFamily.ts'
import { later } from '../later.tsx'
import type { Story } from './stories.ts'

const StoryPlayer = later(async () => (await import('./StoryPlayer.tsx')).StoryPlayer)

const words = css`
  margin-top: 16px;
  summary {
    min-height: 44px;
    padding: 8px 0;
    color: var(--link);
    font-weight: 600;
    cursor: pointer;
  }
  p {
    max-width: 34em;
    font-family: var(--font-voice);
    font-size: var(--fs-voice);
    line-height: 1.62;
  }
`
type StoryCardProps = { story: Story; hasScenes?: boolean; children?: ReactNode }

/** A story to listen to: still until somebody presses; its words are there for those who would rather read. */
export function StoryCard({ story, hasScenes = false, children }: StoryCardProps) {
  const [isAsked, setIsAsked] = useState(false)
  const first = story.cues[0]
  return (
    <div>
      {isAsked ? (
        <StoryPlayer story={story} hasScenes={hasScenes} />
      ) : (
        <>
          {hasScenes && first && (
            <Scene
              name={first.scene}
              css={{ width: '100%', aspectRatio: '16 / 9', borderRadius: 3, marginBottom: 20 }}
            />
          )}
          <Button look="secondary" size="large" icon={Play} onClick={() => setIsAsked(true)}>
            {hasScenes ? 'Play the film' : 'Play the recording'}
          </Button>
        </>
      )}
      <p css={[small, { marginTop: 12 }]}>
        {DEMO_LABEL} · Generated voice, {duration(story.lengthMs)}
        {hasScenes && ' · Our own drawings'}
      </p>
      {children}
      <details css={words}>
        <summary>Read the words</summary>
        <p>{story.cues.map((cue) => cue.words).join(' ')}</p>
      </details>
    </div>
  )
}
