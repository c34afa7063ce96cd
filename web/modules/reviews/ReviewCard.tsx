import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import type { Review } from '../../../backend/modules/reviews/contract.ts'
import { Avatar } from '../../ui/Avatar.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { dateIn } from '../../ui/moment.ts'
import { card, small } from '../../ui/surfaces.ts'
import { strings } from './strings.ts'

const frame = css`
  display: grid;
  gap: 12px;
  padding: 24px 28px;
  overflow-wrap: anywhere;
`

/** What somebody says about us, with a number of stars in words. */
export const ReviewCard = ({ review, children }: { review: Review; children?: ReactNode }) => (
  <article css={[card, frame]}>
    <div css={{ display: 'flex', gap: 14, alignItems: 'center', flexWrap: 'wrap' }}>
      <Avatar name={review.name} seed={review.id} />
      <div css={{ flex: 1, minWidth: 160 }}>
        <h2 css={{ fontSize: 'var(--fs-h4)' }}>{review.name}</h2>
        <p css={small}>
          {strings.stars(review.stars)}, {dateIn(review.at)}
          {review.isEdited && `, ${strings.edited}`}
        </p>
      </div>
      {review.worksHere && <Chip>{strings.worksHere}</Chip>}
    </div>
    <p css={{ maxWidth: '64ch', whiteSpace: 'pre-wrap' }}>{review.text}</p>
    {children}
  </article>
)
