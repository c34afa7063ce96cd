import { Play } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { duration } from '../../../ui/clock.ts'
import { small } from '../../../ui/surfaces.ts'
import { Wave } from '../../../ui/Wave.tsx'
import { DEMO_LABEL } from '../demoFamily.ts'
import { later } from '../later.tsx'
import type { Story } from './stories.ts'
import { transcript } from './transcript.ts'

const StoryPlayer = later(async () => (await import('./StoryPlayer.tsx')).StoryPlayer)

/** A story to listen to: still until somebody presses; its words are there for those who would rather read. */
export function StoryCard({ story }: { story: Story }) {
  const [isAsked, setIsAsked] = useState(false)
  return (
    <div>
      {isAsked ? (
        <StoryPlayer story={story} />
      ) : (
        <div css={{ display: 'grid', gap: 16, justifyItems: 'start', '& > div': { width: '100%' } }}>
          <Wave peaks={story.peaks} played={0} height={48} />
          <Button look="secondary" size="large" icon={Play} onClick={() => setIsAsked(true)}>
            Play the recording
          </Button>
        </div>
      )}
      <p css={[small, { marginTop: 12 }]}>
        {DEMO_LABEL} · Generated voice, {duration(story.lengthMs)}
      </p>
      <details css={transcript}>
        <summary>Read the words</summary>
        <p>{story.cues.map((cue) => cue.words).join(' ')}</p>
      </details>
    </div>
  )
}
