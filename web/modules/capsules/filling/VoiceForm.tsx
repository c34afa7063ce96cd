import { useMemo, useState } from 'react'
import { v7 as uuid } from 'uuid'
import { CONTRIBUTION, VOICE_MINUTES } from '../../../../backend/modules/capsules/contract/bounds.ts'
import { RecorderCard } from '../../../recorder/RecorderCard.tsx'
import { createRecorder } from '../../../recorder/recorder.ts'
import { useRecorder } from '../../../recorder/useRecorder.ts'
import { Button } from '../../../ui/Button.tsx'
import { dateOf } from '../../../ui/shortDay.ts'
import { fillingStrings as strings } from './strings.ts'

/** Records on this device; what is to be put in is sent as any file is. */
export function VoiceForm({ onTaken }: { onTaken: (file: File) => void }) {
  const [subject] = useState(() => uuid())
  const recorder = useMemo(
    () =>
      createRecorder({
        subject,
        purpose: CONTRIBUTION,
        mostMinutes: VOICE_MINUTES,
        refusalIn: (body) => body,
        mayBeSent: () => false,
      }),
    [subject],
  )
  const view = useRecorder(recorder)
  const keep = async () => {
    const taken = recorder.file()
    if (!taken) return
    const now = new Date().toISOString()
    onTaken(new File([taken.blob], `${strings.voiceName(dateOf(now))}.${taken.ending}`, { type: taken.blob.type }))
    await recorder.settle()
  }
  return (
    <div css={{ display: 'grid', gap: 20 }}>
      <RecorderCard
        recorder={recorder}
        view={view}
        status={view.phase === 'finished' ? strings.recorded : ''}
        isRingFirst
      />
      {view.phase === 'finished' && (
        <div>
          <Button onClick={() => void keep()}>{strings.put}</Button>
        </div>
      )}
    </div>
  )
}
