import type { UseQueryResult } from '@tanstack/react-query'
import { RotateCw, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Banner } from '../ui/Banner.tsx'
import { Button } from '../ui/Button.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { useExplained } from '../ui/useExplained.ts'

type LoadedProps<T> = { query: UseQueryResult<T>; children: (data: T) => ReactNode; words?: string }

/** What a query holds; before that a skeleton, after a failure the words and one way to try again. */
export function Loaded<T>({ query, children, words = 'Still fetching your messages' }: LoadedProps<T>) {
  const refusal = useExplained(query.error)
  if (query.data !== undefined) return children(query.data)
  if (!refusal) return <Skeleton words={words} />
  return (
    <Banner
      tone="problem"
      icon={TriangleAlert}
      title={refusal.message}
      live="assertive"
      actions={
        <Button look="secondary" icon={RotateCw} onClick={() => void query.refetch()}>
          Try again
        </Button>
      }
    />
  )
}
