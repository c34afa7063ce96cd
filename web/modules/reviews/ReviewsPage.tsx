import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Sort } from '../../../backend/modules/reviews/contract.ts'
import { openAuthModal } from '../../app/authModal.ts'
import { Loaded } from '../../app/Loaded.tsx'
import { useSession } from '../../app/session.ts'
import { Answers } from '../../ui/Answers.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { Toggle } from '../../ui/Toggle.tsx'
import { wrap } from '../../ui/wrap.ts'
import { mine, reviews } from './queries.ts'
import { ReviewCard } from './ReviewCard.tsx'
import { strings } from './strings.ts'
import { WriteForm } from './WriteForm.tsx'

const sorts = [
  { value: 'newest', words: strings.newest },
  { value: 'highest', words: strings.highest },
  { value: 'lowest', words: strings.lowest },
] as const

const Own = () => {
  const asked = useQuery(mine())
  return <Loaded query={asked}>{({ review }) => <WriteForm key={review?.state ?? ''} review={review} />}</Loaded>
}

export function ReviewsPage() {
  const [sort, setSort] = useState<Sort>('newest')
  const asked = useQuery(reviews(sort))
  const { user } = useSession()
  const count = asked.data?.reviews.length ?? 0
  const signIn = !user && <Button onClick={() => openAuthModal('signin')}>{strings.signIn}</Button>
  return (
    <div css={[wrap, { display: 'grid', gap: 36, paddingBlock: '28px 96px' }]}>
      <PageHeader title={strings.title} line={strings.line}>
        {count > 1 && <Toggle label={strings.sort} choices={sorts} value={sort} onChange={setSort} />}
      </PageHeader>
      <Loaded query={asked} words={strings.fetching}>
        {({ reviews: found, summary }) => (
          <div css={{ display: 'grid', gap: 20 }}>
            {summary && <p css={{ fontSize: 'var(--fs-h4)' }}>{strings.summary(summary.average, summary.count)}</p>}
            {found.length === 0 ? (
              <EmptyState title={strings.empty}>{signIn}</EmptyState>
            ) : (
              found.map((review) => <ReviewCard key={review.id} review={review} />)
            )}
          </div>
        )}
      </Loaded>
      {user && <Own />}
      {count > 0 && signIn && <div>{signIn}</div>}
      <Answers answers={[{ question: strings.how, answer: strings.howAnswer }]} />
    </div>
  )
}
