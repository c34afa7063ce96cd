import { ButtonLink } from '../../ui/Button.tsx'
import { DeliveryTimeline } from '../../ui/DeliveryTimeline.tsx'
import { Ledger } from '../../ui/page/Ledger.tsx'
import { Opening } from '../../ui/page/Opening.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { ComingStrip } from './ComingStrip.tsx'
import { Picture } from './Picture.tsx'
import type { Tour } from './tour.ts'

/** Solid is what works today: the thread says so as everywhere. */
const stepsOf = ({ today }: Tour) =>
  today.map(([title, line]) => ({ id: title, state: 'done', when: 'Today', title, line }) as const)

/** What an area will be, one next step that works, what works today, and last what does not yet. */
export const TourPage = ({ tour }: { tour: Tour }) => (
  <>
    <Opening title={tour.title} lead={tour.lead} picture={<Picture tour={tour} />}>
      <ButtonLink href={tour.next.path} size="large">
        {tour.next.words}
      </ButtonLink>
    </Opening>
    <Section id="today" ground="sunk" title="Ready today">
      <DeliveryTimeline label="What works today" steps={stepsOf(tour)} />
    </Section>
    <Section id="rows" title={tour.rows.title}>
      <Ledger rows={tour.rows.facts} />
    </Section>
    {tour.coming.length > 0 && <ComingStrip coming={tour.coming} />}
  </>
)
