import { css } from '@emotion/react'
import { Coming } from '../../app/Coming.tsx'
import { DeliveryTimeline } from '../../ui/DeliveryTimeline.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { ComingStrip } from './ComingStrip.tsx'
import { Meanwhile } from './Meanwhile.tsx'
import { Picture } from './Picture.tsx'
import { stepsOf, type Tour } from './tour.ts'

const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  gap: 36px 56px;
  align-items: start;
  margin-bottom: 40px;
  h2 {
    margin-bottom: 20px;
    font-size: var(--fs-h3);
  }
  @media (max-width: 1199px) {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** A closed area to somebody signed in: what it will be and what works today, among their own pages. */
export const ClosedPage = ({ tour, path }: { tour: Tour; path: string }) => (
  <>
    <PageHeader
      title={tour.title}
      line={
        <>
          {tour.lead}
          <Coming of={path} />
        </>
      }
    />
    <div css={columns}>
      <section aria-labelledby="today">
        <h2 id="today">Ready today</h2>
        <DeliveryTimeline label="What works today" steps={stepsOf(tour)} />
      </section>
      <Picture tour={tour} />
    </div>
    {tour.coming.length > 0 && <ComingStrip coming={tour.coming} />}
    <Meanwhile next={tour.next} />
  </>
)
