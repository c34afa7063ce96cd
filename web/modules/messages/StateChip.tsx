import {
  Archive,
  CalendarClock,
  CircleCheck,
  CircleSlash,
  Eraser,
  FilePen,
  Hand,
  Lock,
  MailQuestionMark,
  MailX,
  Pause,
  Send,
  Undo2,
  type LucideIcon,
} from 'lucide-react'
import type { MessageRow, MessageStatus } from '../../../backend/modules/messages/contract.ts'
import { Chip } from '../../ui/Chip.tsx'
import { stateChip, stateStrings } from './stateStrings.ts'

const ICONS: Readonly<Record<MessageStatus, LucideIcon>> = {
  draft: FilePen,
  dormant: Archive,
  scheduled: Lock,
  noticed: MailQuestionMark,
  checked: MailQuestionMark,
  stalled: MailX,
  held: Hand,
  paused: Pause,
  claimed: CalendarClock,
  delivering: Send,
  delivered: CircleCheck,
  undeliverable: MailX,
  recalled: Undo2,
  cancelled: CircleSlash,
  erased: Eraser,
}

export const StateChip = ({ message }: { message: Pick<MessageRow, 'state' | 'heldReason' | 'triggeredBy'> }) => (
  <Chip tone={stateStrings[message.state].tone} icon={ICONS[message.state]}>
    {stateChip(message)}
  </Chip>
)
