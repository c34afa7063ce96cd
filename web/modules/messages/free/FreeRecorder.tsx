import { useEffect, useState } from 'react'
import { v7 as uuid } from 'uuid'
import { openAuthModal } from '../../../app/authModal.ts'
import { paths } from '../../../app/paths.ts'
import { useSession } from '../../../app/session.ts'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { takeInWords } from '../compose/useVoice.ts'
import { freeTakeId, noteFreeTake } from '../recorder/freeTake.ts'
import { isLive } from '../../../recorder/view.ts'
import { LeavingAsks } from '../../../recorder/LeavingAsks.tsx'
import { RecorderCard } from '../../../recorder/RecorderCard.tsx'
import { useRecorder } from '../recorder/useRecorder.ts'

/** What is recorded here stays in this browser until it has become somebody's message. */
export function FreeRecorder() {
  const { user } = useSession()
  const [messageId] = useState(() => freeTakeId(uuid()))
  const { recorder, view } = useRecorder(messageId)
  const isFinished = view.phase === 'finished'
  useEffect(() => {
    if (isFinished) noteFreeTake(messageId, true)
  }, [isFinished, messageId])
  const go = 'Choose who it is for'
  return (
    <>
      {/* Nothing of it is sent from here: once it is finished it stays on this device. */}
      <LeavingAsks atStake={isLive(view) ? 'recording' : undefined} />
      <RecorderCard
        recorder={recorder}
        view={view}
        status={takeInWords(view, undefined)}
        onDiscard={() => noteFreeTake(messageId, false)}
        isRingFirst
      />
      {isFinished && (
        <div css={{ display: 'grid', gap: 16, justifyItems: 'start', marginTop: 32 }}>
          <p>It is kept on this device, also when you close the page. Nobody else has it.</p>
          {user ? (
            <ButtonLink href={paths.compose()} size="large">
              {go}
            </ButtonLink>
          ) : (
            <Button size="large" onClick={() => openAuthModal('signup', paths.compose())}>
              {go}
            </Button>
          )}
        </div>
      )}
    </>
  )
}
