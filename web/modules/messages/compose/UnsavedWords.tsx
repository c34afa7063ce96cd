import { TriangleAlert } from 'lucide-react'
import { explain } from '../../../app/explain.ts'
import { HttpError } from '../../../app/httpError.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import type { Unsaved } from './unsaved.ts'
import { unsavedWords as words } from './unsavedWords.ts'

const reason = ({ why, failed }: Unsaved): string => {
  if (why !== 'failed') return words.why[why]
  return failed instanceof HttpError ? explain(failed).message : words.onDevice
}

type UnsavedWordsProps = { unsaved: readonly Unsaved[]; onMend: () => void; onWithout: () => void; busy: boolean }

/** Words that would stay behind: their author is told which and why, and chooses. */
export const UnsavedWords = ({ unsaved, onMend, onWithout, busy }: UnsavedWordsProps) => (
  <Banner
    tone="needs-you"
    icon={TriangleAlert}
    title={words.title}
    live="assertive"
    actions={
      <>
        <Button look="secondary" onClick={onWithout} busy={busy}>
          {words.without}
        </Button>
        <Button onClick={onMend}>{words.mend}</Button>
      </>
    }
  >
    {unsaved.map((one) => (
      <p key={one.part}>
        <b>{words.part[one.part]}</b> {reason(one)}
      </p>
    ))}
    <p>{words.line}</p>
  </Banner>
)
