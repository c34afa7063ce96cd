import { css } from '@emotion/react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { later } from '../later.tsx'
import { closeExtra, currentExtra, noExtra, onExtra } from './extras.ts'

const TrialDialog = later(async () => (await import('./dialogs/TrialDialog.tsx')).TrialDialog)
const ExitDialog = later(async () => (await import('./dialogs/ExitDialog.tsx')).ExitDialog, { isQuiet: true })
const OverlayDialog = later(async () => (await import('./views/OverlayDialog.tsx')).OverlayDialog)
const Menu = later(async () => (await import('./dialogs/PhoneMenu.tsx')).PhoneMenu)
const Nudges = later(async () => (await import('./Nudges.tsx')).Nudges, { isQuiet: true })

/** The page is read first; what nobody asked for is fetched when it has been looked at for a moment. */
const NUDGES_AFTER_MS = 1500

/** Where a part that was asked for says that it is on its way, or did not come. */
const asked = css`
  position: fixed;
  inset: auto 20px 20px;
  z-index: 12;
  padding: 0 24px;
  border-radius: var(--r-card);
  background: var(--surface);
  box-shadow: var(--e2);
  &:empty {
    display: none;
  }
`

export const Extras = ({ isVisitor }: { isVisitor: boolean }) => {
  const extra = useSyncExternalStore(onExtra, currentExtra, noExtra)
  const startedAt = useStillHere()
  useEffect(() => closeExtra, [])
  return (
    <>
      <div css={asked}>
        {extra === 'menu' && <Menu onClose={closeExtra} />}
        {extra === 'trial' && <TrialDialog onClose={closeExtra} />}
        {typeof extra === 'object' && <OverlayDialog overlay={extra.overlay} onClose={closeExtra} />}
      </div>
      {extra === 'exit' && <ExitDialog onClose={closeExtra} />}
      {isVisitor && startedAt !== undefined && <Nudges startedAt={startedAt} />}
    </>
  )
}

/** When the page was opened, as soon as that is a moment ago. */
const useStillHere = (): number | undefined => {
  const [startedAt, setStartedAt] = useState<number>()
  useEffect(() => {
    const now = Date.now()
    const timer = setTimeout(() => setStartedAt(now), NUDGES_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])
  return startedAt
}
