import { isOpen } from '../../app/closed.ts'
import { Coming } from '../../app/Coming.tsx'
import { DemoTree } from '../../app/treeParts.ts'
import { useSession } from '../../app/session.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { DeliveryTimeline } from '../../ui/DeliveryTimeline.tsx'
import { Ledger } from '../../ui/page/Ledger.tsx'
import { Opening } from '../../ui/page/Opening.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { useHydrated } from '../../ui/useHydrated.ts'
import { wrap } from '../../ui/wrap.ts'
import { ClosedPage } from './ClosedPage.tsx'
import { ComingStrip } from './ComingStrip.tsx'
import { Meanwhile } from './Meanwhile.tsx'
import { Picture } from './Picture.tsx'
import { stepsOf, type Tour } from './tour.ts'

/** What an area will be, one next step that works, what works today, and last what does not yet. */
export function TourPage({ tour, path }: { tour: Tour; path: string }) {
  const { user } = useSession()
  const isHydrated = useHydrated()
  if (user) return <ClosedPage tour={tour} path={path} />
  return (
    <>
      <Opening
        title={tour.title}
        lead={
          <>
            {tour.lead}
            <Coming of={path} />
          </>
        }
        picture={<Picture tour={tour} />}
      >
        <ButtonLink href={tour.next.path} size="large">
          {tour.next.words}
        </ButtonLink>
      </Opening>
      {tour.tree !== undefined && (
        <Section id="tree" title={tour.tree}>
          {/* Its code comes behind the page; until then its place is kept. */}
          <div css={{ minHeight: 600 }}>{isHydrated && <DemoTree />}</div>
        </Section>
      )}
      <Section id="today" ground="sunk" title="Ready today">
        <DeliveryTimeline label="What works today" steps={stepsOf(tour)} />
      </Section>
      <Section id="rows" title={tour.rows.title}>
        <Ledger rows={tour.rows.facts} />
      </Section>
      <div css={[wrap, { paddingBottom: 72 }]}>
        {tour.coming.length > 0 && <ComingStrip coming={tour.coming} />}
        {!isOpen(path) && <Meanwhile next={tour.next} />}
      </div>
    </>
  )
}
