import { Link } from 'wouter'
import { openAuthModal } from '../../app/authModal.ts'
import { paths } from '../../app/paths.ts'
import { useSession } from '../../app/session.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Ledger } from '../../ui/page/Ledger.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { supporting } from '../../ui/surfaces.ts'
import { wrap } from '../../ui/wrap.ts'
import { strings, tries } from './demoStrings.ts'
import { useEnterDemo } from './enterDemo.ts'

/** One press, and a visitor looks around in a family that is theirs alone. */
export function DemoPage() {
  const { user } = useSession()
  const enter = useEnterDemo()
  return (
    <div
      css={[
        wrap,
        { display: 'grid', gap: 28, justifyItems: 'start', paddingBlock: '28px 96px', '& > *': { maxWidth: 764 } },
      ]}
    >
      <PageHeader title={strings.title} line={strings.line} />
      {user?.demoUntil ? (
        <ButtonLink href={paths.home()}>{strings.goOn}</ButtonLink>
      ) : (
        <>
          {user && <p>{strings.signsOut}</p>}
          <Button busy={enter.isPending} busyLabel={strings.entering} onClick={() => enter.mutate()}>
            {strings.enter}
          </Button>
        </>
      )}
      <p css={supporting}>{strings.over}</p>
      <section css={{ width: '100%' }} aria-labelledby="tries">
        <h2 id="tries" css={{ marginBottom: 20 }}>
          {strings.tryThese}
        </h2>
        <Ledger rows={tries} />
      </section>
      <div css={{ display: 'flex', flexWrap: 'wrap', gap: 20, alignItems: 'center' }}>
        {!user && (
          <Button look="secondary" onClick={() => openAuthModal('signup', paths.home())}>
            {strings.own}
          </Button>
        )}
        <Link href={paths.landing()} css={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}>
          {strings.back}
        </Link>
      </div>
    </div>
  )
}
