import { css } from '@emotion/react'
import { CircleAlert, Copy, Hand, Pause, Pencil, Play, RotateCcw, Send, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { v7 as uuid } from 'uuid'
import { useLocation } from 'wouter'
import type { MessageRow } from '../../../../backend/modules/messages/contract.ts'
import { explain } from '../../../app/explain.ts'
import { paths } from '../../../app/paths.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { problem } from '../../../ui/fieldStyle.ts'
import { showToast } from '../../../ui/toasts.ts'
import { useCopyMessage, useReleaseHold, useRespond, useRestore, useResume } from '../commands.ts'
import { isComing } from '../stateWords.ts'
import { strings } from '../strings.ts'
import { ActDialogs, type Act } from './ActDialogs.tsx'

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  @media (max-width: 600px) {
    & > * {
      width: 100%;
    }
  }
`

/** What a person may do with it now, the main thing first; anything that cannot be done is not offered. */
export function Actions({ message }: { message: MessageRow }) {
  const [asking, setAsking] = useState<Act>()
  const [, navigate] = useLocation()
  const respond = useRespond(message.id)
  const resume = useResume(message.id)
  const restore = useRestore(message.id)
  const release = useReleaseHold(message.id)
  const copy = useCopyMessage(message.id)
  const may = (command: MessageRow['allowed'][number]) => message.allowed.includes(command)
  const error = [respond, resume, restore, release, copy].find((each) => each.error)?.error
  const isWaiting = message.state === 'held'
  const done = (title: string, line: string) => ({ onSuccess: () => showToast({ title, line }) })
  const copyIt = () => {
    const messageId = uuid()
    const opened = () => {
      showToast({ title: 'Copied', line: strings.copied })
      navigate(paths.compose(messageId, 2))
    }
    copy.mutate({ messageId }, { onSuccess: opened })
  }
  return (
    <>
      {error && (
        <p role="alert" css={[problem, { marginBottom: 16 }]}>
          <CircleAlert aria-hidden />
          {explain(error).message}
        </p>
      )}
      <div css={row}>
        {may('respond') && (
          <>
            <Button
              icon={Hand}
              busy={respond.isPending}
              busyLabel="Saving…"
              onClick={() => respond.mutate({ action: 'here' })}
            >
              {strings.here}
            </Button>
            {message.answerRule === 'silent' && (
              <Button look="secondary" icon={Send} onClick={() => respond.mutate({ action: 'planned' })}>
                {strings.asPlanned}
              </Button>
            )}
          </>
        )}
        {may('resume') && (
          <Button
            icon={Play}
            busy={resume.isPending}
            busyLabel="Saving…"
            onClick={() =>
              resume.mutate(
                {},
                {
                  onSuccess: ({ state }) =>
                    showToast({ title: 'Resumed', line: state === 'held' ? strings.missed : strings.resumed }),
                },
              )
            }
          >
            {strings.resume}
          </Button>
        )}
        {may('restore') && (
          <Button
            icon={RotateCcw}
            busy={restore.isPending}
            busyLabel="Saving…"
            onClick={() => restore.mutate({}, done('Brought back', strings.restored))}
          >
            {strings.restore}
          </Button>
        )}
        {may('schedule') && (
          <ButtonLink href={paths.compose(message.id, 2)} icon={Pencil} look={isWaiting ? 'primary' : 'secondary'}>
            {isWaiting ? strings.changeDate : strings.change}
          </ButtonLink>
        )}
        {may('keep-date') && (
          <Button
            look="secondary"
            icon={Send}
            busy={release.isPending}
            busyLabel="Saving…"
            onClick={() => release.mutate({ how: 'keep_date' }, done('Thank you', strings.kept))}
          >
            {strings.keepDate}
          </Button>
        )}
        {may('send-now') && (
          <Button look="secondary" icon={Send} onClick={() => setAsking('now')}>
            {strings.sendNow}
          </Button>
        )}
        {may('pause') && (
          <Button look="secondary" icon={Pause} onClick={() => setAsking('pause')}>
            {message.state === 'paused' ? strings.pauseLonger : strings.pause}
          </Button>
        )}
        {may('recall') && (
          <Button look="danger" icon={Undo2} onClick={() => setAsking('recall')}>
            {isComing(message) ? strings.takeBackLast : strings.takeBack}
          </Button>
        )}
        {may('cancel') && (
          <Button look="danger" icon={Trash2} onClick={() => setAsking('cancel')}>
            {strings.cancel}
          </Button>
        )}
        {may('copy') && message.state !== 'draft' && (
          <Button look="quiet" icon={Copy} busy={copy.isPending} busyLabel="Copying…" onClick={copyIt}>
            {strings.copy}
          </Button>
        )}
      </div>
      <ActDialogs message={message} open={asking} onClose={() => setAsking(undefined)} />
    </>
  )
}
