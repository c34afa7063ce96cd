import { TRIAL_DAYS } from '../../../../../backend/modules/billing/contract.ts'
import { openAuthModal } from '../../../../app/authModal.ts'
import { paths } from '../../../../app/paths.ts'
import { useSession } from '../../../../app/session.ts'
import { Button, ButtonLink } from '../../../../ui/Button.tsx'
import { Dialog } from '../../../../ui/Dialog.tsx'
import { Ledger } from '../../../../ui/page/Ledger.tsx'
import { strings } from '../../strings.ts'

const ROWS = [
  [`Day 1 to ${TRIAL_DAYS}`, 'Everything we have, for you and your family. No card, so nothing can be charged.'],
  [`Day ${TRIAL_DAYS + 1}`, 'You go on with Free Forever. Nothing is charged, and nothing is deleted.'],
  ['Any day', 'You may leave, and take all of it with you.'],
] as const

/** What the thirty days hold, and what happens on the day after. */
export function TrialDialog({ onClose }: { onClose: () => void }) {
  const { user } = useSession()
  return (
    <Dialog isOpen onClose={onClose} title={`${TRIAL_DAYS} days, and then`}>
      <Ledger rows={ROWS} />
      <div css={{ marginTop: 28 }}>
        {user ? (
          <ButtonLink href={paths.home()} size="large">
            Go to your dashboard
          </ButtonLink>
        ) : (
          <Button
            size="large"
            onClick={() => {
              onClose()
              openAuthModal('signup', paths.home())
            }}
          >
            {strings.startTrial}
          </Button>
        )}
      </div>
    </Dialog>
  )
}
