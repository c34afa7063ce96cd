import { TriangleAlert } from 'lucide-react'
import { explain } from '../../../app/explain.ts'
import { HttpError } from '../../../app/httpError.ts'
import { Banner } from '../../../ui/Banner.tsx'
import { Button } from '../../../ui/Button.tsx'
import type { Unsaved } from './unsaved.ts'
import { unsavedStrings as strings } from './unsavedStrings.ts'

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
