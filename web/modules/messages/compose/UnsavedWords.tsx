import { TriangleAlert } from 'lucide-react'
import { explain } from '../../../app/explain.ts'
import { HttpError } from '../../../app/httpError.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import type { Unsaved } from './unsaved.ts'

/** What is said of words that could not be saved, at the moment their message would be sealed. */
const strings = {
  title: 'Not all of your words are saved',
  part: {
    voice: 'The transcript of your recording:',
    video: 'The transcript of your video:',
    letter: 'Your letter:',
  },
  why: {
    'two-versions': 'It was changed in another window too. Choose the version to keep.',
    'too-long': 'It is too long to be saved.',
    'not-yet': 'It is not saved yet.',
  },
  onDevice: 'We could not reach the server. It is kept on this device.',
  line: 'Without them, your message holds what was saved before. They stay on this device.',
  mend: 'Go back to them',
  without: 'Seal it without them',
} as const

const reason = ({ why, failed }: Unsaved): string => {
  if (why !== 'failed') return strings.why[why]
  return failed instanceof HttpError ? explain(failed).message : strings.onDevice
}

type UnsavedWordsProps = { unsaved: readonly Unsaved[]; onMend: () => void; onWithout: () => void; busy: boolean }

/** Words that would stay behind: their author is told which and why, and chooses. */
export const UnsavedWords = ({ unsaved, onMend, onWithout, busy }: UnsavedWordsProps) => (
  <Banner
    tone="needs-you"
    icon={TriangleAlert}
    title={strings.title}
    live="assertive"
    actions={
      <>
        <Button look="secondary" onClick={onWithout} busy={busy}>
          {strings.without}
        </Button>
        <Button onClick={onMend}>{strings.mend}</Button>
      </>
    }
  >
    {unsaved.map((one) => (
      <p key={one.part}>
        <b>{strings.part[one.part]}</b> {reason(one)}
      </p>
    ))}
    <p>{strings.line}</p>
  </Banner>
)
