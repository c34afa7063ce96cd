import { Copy, MessageCircleReply, Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { StoryRow } from '../../../backend/modules/stories/contract.ts'
import { copyLink } from '../../ui/copyLink.ts'
import { Button } from '../../ui/Button.tsx'
import { problem } from '../../ui/fieldStyle.ts'
import { RemoveDialog } from '../../ui/RemoveDialog.tsx'
import { showToast } from '../../ui/toasts.ts'
import { useExplained } from '../../ui/useExplained.ts'
import { isByHand } from './asked.ts'
import { useLink, useRestore, useWithdraw } from './commands.ts'
import { calledIn } from './storyInWords.ts'
import { strings } from './strings.ts'
import { actions } from './style.ts'
import { useRights } from './useRights.ts'

/** What can be done with a question: answer it, hand over its link, take it back, or bring a removed story back. */
export function QuestionActions({ row }: { row: StoryRow }) {
  const { accountId, mayChange } = useRights()
  const link = useLink()
  const restore = useRestore()
  const withdraw = useWithdraw()
  const [isWithdrawing, setWithdrawing] = useState(false)
  const refusal = useExplained(link.error ?? restore.error)
  const { id, state, name, toAccountId, contributorId } = row
  const isForYou = toAccountId === accountId
  const isOpen = state === 'asked' || state === 'declined'
  const hasLink = isOpen && (isForYou || (contributorId === accountId && isByHand(row)))
  const open = () =>
    link.mutate(id, {
      onSuccess: ({ url }) => (isForYou ? location.assign(url) : void copyLink(url, strings.copiedLine(name))),
    })
  const canWithdraw = isOpen && mayChange(row)
  const canRestore = state === 'removed' && mayChange(row)
  if (!hasLink && !canWithdraw && !canRestore) return null
  const named = <span className="sr-only">: {calledIn(row)}</span>
  return (
    <div css={actions}>
      {hasLink && (
        <Button look="quiet" icon={isForYou ? MessageCircleReply : Copy} busy={link.isPending} onClick={open}>
          {isForYou ? strings.answer : strings.copy}
          {named}
        </Button>
      )}
      {canWithdraw && (
        <Button look="quiet" onClick={() => setWithdrawing(true)}>
          {strings.withdraw}
          {named}
        </Button>
      )}
      {canRestore && (
        <Button
          look="quiet"
          icon={Undo2}
          busy={restore.isPending}
          onClick={() => restore.mutate(id, { onSuccess: () => showToast({ title: strings.restored }) })}
        >
          {strings.restore}
          {named}
        </Button>
      )}
      {refusal && (
        <p role="alert" css={[problem, { flexBasis: '100%' }]}>
          {refusal.message}
        </p>
      )}
      {canWithdraw && (
        <RemoveDialog
          thing={isWithdrawing ? row : undefined}
          words={() => ({
            title: strings.withdrawTitle(name),
            line: strings.withdrawLine,
            yes: strings.withdrawYes,
            no: strings.withdrawNo,
            done: strings.withdrawn,
          })}
          removal={withdraw}
          onClose={() => setWithdrawing(false)}
        />
      )}
    </div>
  )
}
