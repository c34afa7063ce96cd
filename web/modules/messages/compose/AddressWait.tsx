import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { account, useSession } from '../../../app/session.ts'
import { UnverifiedBanner } from '../UnverifiedBanner.tsx'

const LOOKS_EVERY_MS = 2_000

/** What stands where the seal waits for an address; once that is confirmed, in whichever window, it goes on by itself. */
export function AddressWait({ onConfirmed }: { onConfirmed: () => void }) {
  const { user } = useSession()
  const isConfirmed = user?.emailVerified === true
  useQuery({ ...account(), refetchInterval: isConfirmed ? false : LOOKS_EVERY_MS, refetchIntervalInBackground: true })
  const goOn = useRef(onConfirmed)
  useEffect(() => {
    goOn.current = onConfirmed
  })
  useEffect(() => {
    if (isConfirmed) goOn.current()
  }, [isConfirmed])
  return <UnverifiedBanner />
}
