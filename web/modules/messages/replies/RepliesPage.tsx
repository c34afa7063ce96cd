import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Loaded } from '../../../app/Loaded.tsx'
import { PlaceHead } from '../../../app/PlaceHead.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { replies, useSeen } from './queries.ts'
import { ReplyCards } from './ReplyCards.tsx'
import { strings } from './strings.ts'

/** What came back to all of one's messages. Opening it is what makes a reply new no more. */
export function RepliesPage() {
  const first = useQuery(replies())
  const newest = first.data?.items.find(({ isNew }) => isNew)?.at
  const { mutate } = useSeen()
  useEffect(() => {
    if (newest !== undefined) mutate(newest)
  }, [newest, mutate])
  return (
    <>
      <PlaceHead line={strings.line} />
      <Loaded query={first}>
        {({ items, next }) =>
          items.length === 0 ? (
            <EmptyState title={strings.emptyTitle} line={strings.emptyLine} />
          ) : (
            <ReplyCards items={items} next={next} />
          )
        }
      </Loaded>
    </>
  )
}
