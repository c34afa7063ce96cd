import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { ListChecks, Printer, TriangleAlert } from 'lucide-react'
import { Loaded } from '../../../app/Loaded.tsx'
import { paths } from '../../../app/paths.ts'
import { PlaceHead } from '../../../app/PlaceHead.tsx'
import { Banner } from '../../../ui/Banner.tsx'
import { ButtonLink } from '../../../ui/Button.tsx'
import { contacts, lifeNow } from '../queries.ts'
import { strings as today } from '../today/strings.ts'
import { FewerBanner } from '../FewerBanner.tsx'
import { WaitBanner } from '../WaitBanner.tsx'
import { GoesOut } from './GoesOut.tsx'
import { LifeStanding } from './LifeStanding.tsx'
import { PlanForm } from './PlanForm.tsx'
import { Reporters } from './Reporters.tsx'
import { strings } from './strings.ts'
import { WentOut } from './WentOut.tsx'

const column = css`
  display: grid;
  gap: 32px;
`

/** How we know that the author is there, when we ask, who may report a death, and what all of it would lead to. */
export function LifePage() {
  const life = useQuery(lifeNow())
  const { data: everyone } = useQuery(contacts())
  const namesOf = (ids: readonly string[]) => everyone?.flatMap(({ id, name }) => (ids.includes(id) ? name : [])) ?? []
  const n = everyone?.filter(({ state }) => state !== 'declined').length
  return (
    <>
      <PlaceHead line={strings.line}>
        <ButtonLink look="quiet" icon={ListChecks} href={paths.ifIDied()}>
          {today.open}
        </ButtonLink>
        {life.data?.plan && (
          <ButtonLink look="quiet" icon={Printer} href={paths.legacyPrint()}>
            {strings.print.open}
          </ButtonLink>
        )}
      </PlaceHead>
      <Loaded query={life}>
        {(now) => (
          <div css={column}>
            <WaitBanner />
            {!now.isVerified && (
              <Banner tone="needs-you" icon={TriangleAlert} title={strings.unverified}>
                {strings.unverifiedLine}
              </Banner>
            )}
            <FewerBanner life={now} />
            <LifeStanding life={now} reporters={namesOf(now.reports)} />
            <Reporters life={now} contacts={everyone ?? []} />
            <GoesOut life={now} />
            <WentOut />
            {n !== undefined && <PlanForm key={n} life={now} n={n} />}
            <p css={{ color: 'var(--ink-2)' }}>{strings.otherUser}</p>
          </div>
        )}
      </Loaded>
    </>
  )
}
