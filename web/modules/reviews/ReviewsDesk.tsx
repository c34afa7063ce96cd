import { useQuery } from '@tanstack/react-query'
import { Reason, type PendingReview } from '../../../backend/modules/reviews/contract.ts'
import { explain } from '../../app/explain.ts'
import { Loaded } from '../../app/Loaded.tsx'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { problem } from '../../ui/fieldStyle.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { useDecide } from './commands.ts'
import { queue } from './queries.ts'
import { ReviewCard } from './ReviewCard.tsx'
import { deskStrings as strings, reasons } from './strings.ts'

const row = { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' } as const

const Waiting = ({ review }: { review: PendingReview }) => {
  const decide = useDecide(review)
  return (
    <ReviewCard review={review}>
      <div css={row}>
        <Button look="secondary" busy={decide.isPending} onClick={() => decide.mutate(undefined)}>
          {strings.approve}
        </Button>
      </div>
      <fieldset css={{ border: 0, margin: 0, padding: 0 }}>
        <legend css={{ marginBottom: 8 }}>{strings.refuse}</legend>
        <div css={row}>
          {Reason.options.map((reason) => (
            <Button key={reason} look="quiet" onClick={() => decide.mutate({ reason })}>
              {reasons[reason]}
            </Button>
          ))}
        </div>
      </fieldset>
      {decide.error && <p css={problem}>{explain(decide.error).message}</p>}
    </ReviewCard>
  )
}

/** New and changed reviews, each to be shown or left out with a reason. */
export function ReviewsDesk() {
  const asked = useQuery(queue())
  return (
    <>
      <PageHeader title={strings.title} line={strings.line} />
      <Loaded query={asked}>
        {(found) =>
          found.length === 0 ? (
            <EmptyState title={strings.empty} />
          ) : (
            <div css={{ display: 'grid', gap: 20 }}>
              {found.map((review) => (
                <Waiting key={review.id} review={review} />
              ))}
            </div>
          )
        }
      </Loaded>
    </>
  )
}
