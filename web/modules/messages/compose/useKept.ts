import { useState } from 'react'

/** What is there, or, while something is under way that takes it out and puts another in, what was there last. */
export const useKept = <T>(now: T | undefined, isUnderWay: boolean): T | undefined => {
  const [last, setLast] = useState(now)
  if (now !== undefined && now !== last) setLast(now)
  return now ?? (isUnderWay ? last : undefined)
}
