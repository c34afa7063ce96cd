import { useEffect, useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import { useFocusLeft } from '../../ui/useFocusLeft.ts'
import { strings } from './strings.ts'

type NotLoadedProps = {
  /** What is missing, for the log. */
  readonly what: string
  readonly query: { readonly error: Error | null; readonly refetch: () => Promise<unknown> }
  readonly className?: string
}

/** A card whose answer did not come says so, and asks again at one press. */
export function NotLoaded({ what, query: { error, refetch }, className }: NotLoadedProps) {
  const ref = useRef<HTMLParagraphElement>(null)
  useFocusLeft(ref)
  useEffect(() => console.error(`Failed to load the ${what}:`, error), [what, error])
  return (
    <p ref={ref} className={className}>
      {strings.notLoaded}{' '}
      <Button look="quiet" onClick={() => void refetch()}>
        {strings.retry}
      </Button>
    </p>
  )
}
