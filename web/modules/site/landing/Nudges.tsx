import { TRIAL_DAYS } from '../../../../backend/modules/billing/contract.ts'
import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { openAuthModal } from '../../../app/authModal.ts'
import { paths } from '../../../app/paths.ts'
import { Button, IconButton } from '../../../ui/Button.tsx'
import { CallToAction } from '../../../ui/page/CallToAction.tsx'
import { corner } from '../nudges/corner.ts'
import { watchExit } from '../nudges/exitIntent.ts'
import { SocialProof } from '../nudges/SocialProof.tsx'
import { strings } from '../strings.ts'
import { currentExtra, openExtra } from './extras.ts'

/** What was shown or sent away in this tab is not shown in it again. */
const wasInTab = (name: string): boolean => {
  try {
    return sessionStorage.getItem(name) !== null
  } catch {
    return false
  }
}
const rememberInTab = (name: string): void => {
  try {
    sessionStorage.setItem(name, '1')
  } catch {
    // Storage is blocked: it holds until the page is left.
  }
}

/** The beginning of the page is read first: nothing lies over it. */
const SHOWN_FROM_Y = 700

/** What nobody asked for, and everybody can send away: the offer in a corner, a count, one question at the door. */
export function Nudges({ startedAt }: { startedAt: number }) {
  useExitQuestion(startedAt)
  const hasRead = useScrolledPast(SHOWN_FROM_Y)
  return (
    <aside css={corner} aria-label="Free trial">
      {hasRead && (
        <>
          <FloatingPrompt />
          <SocialProof startedAt={startedAt} />
        </>
      )}
    </aside>
  )
}

const FloatingPrompt = () => {
  const [isGone, setIsGone] = useState(() => wasInTab('trial-prompt'))
  if (isGone) return null
  const leave = () => {
    rememberInTab('trial-prompt')
    setIsGone(true)
  }
  return (
    <CallToAction
      look="floating"
      title={
        <div css={{ display: 'flex', gap: 8, alignItems: 'center', justifyContent: 'space-between' }}>
          <b>{TRIAL_DAYS} days of everything, free</b>
          <IconButton icon={X} label="Close the offer" onClick={leave} />
        </div>
      }
    >
      <Button look="secondary" onClick={() => openAuthModal('signup', paths.home())}>
        {strings.startTrial}
      </Button>
    </CallToAction>
  )
}

const useScrolledPast = (y: number): boolean => {
  const [isPast, setIsPast] = useState(false)
  useEffect(() => {
    const look = () => setIsPast((was) => was || scrollY > y)
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [y])
  return isPast
}

/** Once in a visit, never over another dialog nor over something half written. */
const useExitQuestion = (startedAt: number): void => {
  useEffect(() => {
    if (wasInTab('exit-question')) return undefined
    return watchExit({
      page: document,
      startedAt,
      onExit: () => {
        rememberInTab('exit-question')
        const isBusy = document.activeElement?.matches('input:not([type=range]), textarea') ?? false
        if (!isBusy && currentExtra() === undefined && !document.querySelector('[role=dialog]')) openExtra('exit')
      },
    })
  }, [startedAt])
}
