import { useQuery } from '@tanstack/react-query'
import { Hourglass } from 'lucide-react'
import { explain } from '../../app/explain.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button } from '../../ui/Button.tsx'
import { momentInWords } from '../../ui/moment.ts'
import { showToast } from '../../ui/toasts.ts'
import { useEndWait } from './commands.ts'
import { runningWait } from './queries.ts'
import { strings } from './strings.ts'

/** Says that a trusted contact asked us to wait, while we do, and lets the author end it. */
export function WaitBanner() {
  const wait = useQuery(runningWait()).data?.wait
  const end = useEndWait()
  if (!wait) return null
  const { name, until, reason } = wait
  const go = (
    <Button
      look="secondary"
      busy={end.isPending}
      busyLabel={strings.saving}
      onClick={() => end.mutate(undefined, { onSuccess: () => showToast({ title: strings.waitEnded }) })}
    >
      {strings.endWait}
    </Button>
  )
  return (
    <Banner tone="needs-you" icon={Hourglass} title={strings.waitTitle(name)} actions={go}>
      {end.error ? explain(end.error).message : strings.waitLine(momentInWords(until), strings.reasons[reason])}
    </Banner>
  )
}
