import { useEffect, useState } from 'react'

/** The time, moving on its own every so often. */
export const useNow = (everyMs: number): Date => {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
