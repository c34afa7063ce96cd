import { useEffect, useState } from 'react'
import { useExplain, type Explained } from './explain.ts'

const AGAIN = 'You can try again now.'

/** What a refusal says; once the wait that it named is over, that another try is worth it. */
export const useExplained = (error: unknown): Explained | undefined => {
  const explain = useExplain()
  const [over, setOver] = useState<unknown>()
  const explained = error ? explain(error) : undefined
  const againAt = explained?.againAt
  useEffect(() => {
    if (againAt === undefined) return undefined
    const timer = setTimeout(() => setOver(error), againAt - Date.now())
    return () => clearTimeout(timer)
  }, [error, againAt])
  return againAt !== undefined && over === error ? { message: AGAIN, isOver: true } : explained
}
