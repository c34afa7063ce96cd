import { ButtonLink } from '../../ui/Button.tsx'
import { DeliveryTimeline } from '../../ui/DeliveryTimeline.tsx'
import { Ledger } from '../../ui/page/Ledger.tsx'
import { Opening } from '../../ui/page/Opening.tsx'
import { Section } from '../../ui/page/Section.tsx'
import { Picture } from './Picture.tsx'
import type { Tour } from './tour.ts'

/** Solid is what works today, dashed what is being made: the thread says so as everywhere. */
const stepsOf = ({ today, coming }: Tour) => [
  ...today.map(([title, line]) => ({ id: title, state: 'done', when: 'Today', title, line }) as const),
  ...coming.map(([title, line]) => ({ id: title, state: 'planned', when: 'Being made', title, line }) as const),
]

/** What an area will be, what works today, and one next step that works. */
export const TourPage = ({ tour }: { tour: Tour }) => (
  <>
    <Opening title={tour.title} lead={tour.lead} picture={<Picture tour={tour} />}>
      <ButtonLink href={tour.next.path} size="large">
        {tour.next.words}
      </ButtonLink>
    </Opening>
    <Section
      id="today"
      ground="sunk"
      title="Ready today, and coming next"
      line="Solid line: ready today. Dashed line: coming later."
    >
      <DeliveryTimeline label="What works, and what is being made" steps={stepsOf(tour)} isOpenAhead />
    </Section>
    <Section id="rows" title={tour.rows.title}>
      <Ledger rows={tour.rows.facts} />
    </Section>
  </>
)
