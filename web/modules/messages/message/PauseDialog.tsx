import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import type { MessageRow } from '../../../../backend/modules/messages/contract.ts'
import { explain } from '../../../app/explain.ts'
import { siteSettings } from '../../../app/siteSettings.ts'
import { daysChoices } from '../../../ui/daysChoices.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { problem } from '../../../ui/fieldStyle.ts'
import { Select } from '../../../ui/Select.tsx'
import { showToast } from '../../../ui/toasts.ts'
import { usePause } from '../commands.ts'
import { messageName } from '../stateStrings.ts'
import { strings } from '../strings.ts'

const USUAL = '30'
/** The server's clock may be a little behind ours: a year stays within a year. */
const SLACK = 1 / 1_440

const untilIn = (days: string): string =>
  new Date(Date.now() + (Number(days) - SLACK) * siteSettings.dayMs).toISOString()

type PauseDialogProps = { message: MessageRow; isOpen: boolean; onClose: () => void }

export function PauseDialog({ message, isOpen, onClose }: PauseDialogProps) {
  const [days, setDays] = useState(USUAL)
  const pause = usePause(message.id)
  const press = () =>
    pause.mutate(
      { until: untilIn(days) },
      {
        onSuccess: () => {
          onClose()
          showToast({ title: 'Paused', line: strings.paused })
        },
      },
    )
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={strings.pauseTitle(messageName(message))} line={strings.pauseLine}>
      <div css={{ display: 'grid', gap: 20 }}>
        <Select
          id="pause-for"
          label={strings.pauseFor}
          value={days}
          choices={daysChoices([7, 30, 90, 180, 365])}
          onChange={setDays}
        />
        {pause.error && (
          <p role="alert" css={problem}>
            <CircleAlert aria-hidden />
            {explain(pause.error).message}
          </p>
        )}
        <div css={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
          <Button busy={pause.isPending} busyLabel="Saving…" onClick={press}>
            {strings.pauseYes}
          </Button>
          <Button look="secondary" onClick={onClose}>
            {strings.no}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
