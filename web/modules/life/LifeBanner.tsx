import { useQuery } from '@tanstack/react-query'
import { MailQuestionMark } from 'lucide-react'
import { useLocation } from 'wouter'
import { explain } from '../../app/explain.ts'
import { paths } from '../../app/paths.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { showToast } from '../../ui/toasts.ts'
import { FewerBanner } from './FewerBanner.tsx'
import { useHere } from './commands.ts'
import { strings } from './plan/strings.ts'
import { lifeNow } from './queries.ts'

/** While we ask whether the author is there, or have concluded that they are not; it cannot be put away. */
export function LifeBanner() {
  const { data: life } = useQuery(lifeNow())
  const [location] = useLocation()
  const here = useHere()
  if (!life || location === paths.legacy()) return null
  if (life.state === 'active' || life.state === 'paused') return <FewerBanner life={life} />
  const answer = () =>
    void here.mutateAsync().then(
      () => showToast({ title: strings.thanks, line: strings.thanksLine }),
      () => {}, // a refusal stands in the banner
    )
  return (
    <div css={{ marginBottom: 24 }}>
      <Banner
        tone="needs-you"
        icon={MailQuestionMark}
        live="polite"
        title={strings.states[life.state]}
        actions={
          <>
            <ButtonLink look="secondary" href={paths.legacy()}>
              {strings.toPage}
            </ButtonLink>
            <Button busy={here.isPending} busyLabel={strings.saving} onClick={answer}>
              {strings.here}
            </Button>
          </>
        }
      >
        {here.error ? explain(here.error).message : life.sentence}
      </Banner>
    </div>
  )
}
