import { useEffect, useRef, useState } from 'react'
import { Button } from '../ui/Button.tsx'
import { ConfirmDialog } from '../ui/Dialog.tsx'
import { holdPage, type Holding } from './holdPage.ts'
import { strings } from './strings.ts'

/** What leaving the page would cut short. */
export type AtStake = 'recording' | 'upload'

/** Asks before the page is left, as long as something is at stake. Once nothing is, whoever waits with the answer goes on. */
export function LeavingAsks({ atStake }: { atStake: AtStake | undefined }) {
  const [isAsking, setIsAsking] = useState(false)
  const holding = useRef<Holding>(undefined)
  const isHeld = atStake !== undefined
  useEffect(() => {
    if (!isHeld) return undefined
    const held = holdPage(() => setIsAsking(true))
    holding.current = held
    return () => {
      setIsAsking(false)
      held.release()
    }
  }, [isHeld])
  const stay = () => {
    holding.current?.stay()
    setIsAsking(false)
  }
  const words = strings.leaving[atStake ?? 'upload']
  return (
    <ConfirmDialog isOpen={isAsking} onClose={stay} title={words.title} line={words.line}>
      <Button onClick={stay}>{strings.stay}</Button>
      <Button
        look="secondary"
        onClick={() => {
          setIsAsking(false)
          holding.current?.leave()
        }}
      >
        {strings.leave}
      </Button>
    </ConfirmDialog>
  )
}
