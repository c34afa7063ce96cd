import {
  CalendarClock,
  Copy,
  Hand,
  Pause,
  Pencil,
  Play,
  RotateCcw,
  Send,
  Trash2,
  Undo2,
  type LucideIcon,
} from 'lucide-react'
import { v7 as uuid } from 'uuid'
import { useLocation } from 'wouter'
import type { MessageRow } from '../../../../backend/modules/messages/contract.ts'
import { mayBeKept, type DayAnswer } from '../../../../backend/modules/messages/contract/answers.ts'
import { paths } from '../../../app/paths.ts'
import { showToast } from '../../../ui/toasts.ts'
import { useCopyMessage, useReleaseHold, useRespond, useRestore, useResume } from '../commands.ts'
import { answersOf } from '../checkIn.ts'
import { isComing } from '../stateStrings.ts'
import { strings } from '../strings.ts'
import type { Act } from './ActDialogs.tsx'

export type Offer = {
  readonly words: string
  readonly icon: LucideIcon
  /** Where it leads, or what it does. */
  readonly href?: string
  readonly onPress: () => void
  readonly isBusy?: boolean
  /** What the page waits for: the one filled button. */
  readonly isMain?: boolean
  readonly isDanger?: boolean
}

/** What a person may do with a message now, the main thing first; what cannot be done is not offered. */
export const useActs = (message: MessageRow, ask: (act: Act) => void) => {
  const [, navigate] = useLocation()
  const respond = useRespond(message.id)
  const resume = useResume(message.id)
  const restore = useRestore(message.id)
  const release = useReleaseHold(message.id)
  const copy = useCopyMessage(message.id)
  const may = (command: MessageRow['allowed'][number]) => message.allowed.includes(command)
  const isHeld = message.state === 'held'
  const done = (title: string, line: string) => ({ onSuccess: () => showToast({ title, line }) })
  const resumed = ({ state }: { state: string }) =>
    showToast({ title: 'Resumed', line: state === 'held' ? strings.missed : strings.resumed })
  const copyIt = () => {
    const messageId = uuid()
    const opened = () => {
      showToast({ title: 'Copied', line: strings.copied })
      navigate(paths.compose(messageId, 2))
    }
    copy.mutate({ messageId }, { onSuccess: opened })
  }
  const href = paths.compose(message.id, isHeld ? 3 : 2)
  const change = { icon: Pencil, href, onPress: () => navigate(href) }
  const answers = answersOf(message)
  const answer = ({ action, words }: Pick<DayAnswer, 'action' | 'words'>): Offer => ({
    words,
    icon: action === 'planned' ? Send : CalendarClock,
    onPress: () => respond.mutate({ action }),
    isBusy: respond.isPending,
  })
  const offers: readonly (Offer | false)[] = [
    ...(may('respond') ? answers.map(answer) : []),
    may('respond') &&
      answers.length === 0 && { ...answer({ action: 'here', words: strings.here }), icon: Hand, isMain: true },
    may('resume') && {
      words: strings.resume,
      icon: Play,
      onPress: () => resume.mutate({}, { onSuccess: resumed }),
      isBusy: resume.isPending,
      isMain: true,
    },
    may('restore') && {
      words: strings.restore,
      icon: RotateCcw,
      onPress: () => restore.mutate({}, done('Brought back', strings.restored)),
      isBusy: restore.isPending,
      isMain: true,
    },
    may('schedule') && isHeld && { words: strings.changeDate, ...change, isMain: true },
    may('keep-date') && {
      words: strings.keepDate,
      icon: Send,
      onPress: () => release.mutate({ how: 'keep_date' }, done('Thank you', strings.kept)),
      isBusy: release.isPending,
    },
    may('pause') && {
      words: message.state === 'paused' ? strings.pauseLonger : strings.pause,
      icon: Pause,
      onPress: () => ask('pause'),
    },
    may('schedule') && !isHeld && { words: strings.change, ...change },
    may('recall') && {
      words: isComing(message) ? strings.takeBackLast : strings.takeBack,
      icon: Undo2,
      onPress: () => ask('recall'),
      isDanger: true,
    },
    may('respond') &&
      answers.length === 0 &&
      mayBeKept(message) &&
      answer({ action: 'planned', words: strings.asPlanned }),
    may('send-now') && { words: strings.sendNow, icon: Send, onPress: () => ask('now') },
    may('copy') &&
      message.state !== 'draft' && { words: strings.copy, icon: Copy, onPress: copyIt, isBusy: copy.isPending },
    may('cancel') && { words: strings.cancel, icon: Trash2, onPress: () => ask('cancel'), isDanger: true },
  ]
  return {
    offers: offers.filter((offer) => offer !== false),
    error: [respond, resume, restore, release, copy].find((each) => each.error)?.error,
  }
}
