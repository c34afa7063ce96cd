import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { pulse } from './queries.ts'

/** @number least time between two looks at lists while much changes, as during an upload */
const LEAST_MS = 1_500

/** A number that is another one when something of the items has changed, and never in a hurry. */
export const useThrottled = (): number => {
  const { dataUpdatedAt } = useQuery(pulse())
  const [beat, setBeat] = useState(dataUpdatedAt)
  useEffect(() => {
    const since = Date.now() - beat
    const timer = setTimeout(() => setBeat(dataUpdatedAt), Math.max(0, LEAST_MS - since))
    return () => clearTimeout(timer)
  }, [dataUpdatedAt, beat])
  return beat
}
