import { useMemo, useState } from 'react'
import { MOST_TITLE } from '../../../../backend/modules/items/contract/bounds.ts'
import { useFamily } from '../../../app/family.ts'
import { useSession } from '../../../app/session.ts'
import { RecorderCard } from '../../../recorder/RecorderCard.tsx'
import { createRecorder } from '../../../recorder/recorder.ts'
import { useRecorder } from '../../../recorder/useRecorder.ts'
import { Button } from '../../../ui/Button.tsx'
import { FieldFrame } from '../../../ui/FieldFrame.tsx'
import { input } from '../../../ui/fieldStyle.ts'
import { dateOf } from '../../../ui/shortDay.ts'
import { showToast } from '../../../ui/toasts.ts'
import { tray } from '../upload/tray.ts'
import { forgetTakeId, takeIdOf } from './takeId.ts'
import { voiceStrings as strings } from './strings.ts'

/** @number minutes that a voice of the library is recorded at most */
const MOST_MINUTES = 4 * 60

type VoiceFormProps = {
  /** The item that it tells about. */
  about?: string
  onDone: () => void
}

/** Records on this device; what is to be kept goes through the tray, as any file does. */
export function VoiceForm({ about, onDone }: VoiceFormProps) {
  const { familyId } = useFamily()
  const accountId = useSession().user?.id ?? ''
  const [subject] = useState(() => takeIdOf(accountId, about))
  const recorder = useMemo(
    () =>
      createRecorder({
        subject,
        purpose: 'item',
        mostMinutes: MOST_MINUTES,
        refusalIn: (body) => body,
        mayBeSent: () => false,
      }),
    [subject],
  )
  const view = useRecorder(recorder)
  const [title, setTitle] = useState('')
  const keep = async () => {
    const taken = recorder.file()
    if (!taken) return
    const called = strings.fileName(dateOf(new Date().toISOString()))
    const file = new File([taken.blob], `${called}.${taken.ending}`, {
      type: taken.blob.type,
      lastModified: Date.now(),
    })
    await tray.open(accountId)
    tray.add([file], familyId, {
      title: title.trim() || called,
      ...(about !== undefined && { about }),
    })
    forgetTakeId(accountId, about)
    await recorder.settle()
    showToast({ title: strings.kept })
    onDone()
  }
  return (
    <div css={{ display: 'grid', gap: 20 }}>
      <RecorderCard
        recorder={recorder}
        view={view}
        status={view.phase === 'finished' ? strings.status : ''}
        isRingFirst
      />
      {view.phase === 'finished' && (
        <>
          <FieldFrame id="voice-title" label={strings.name} hint={strings.nameHint} optional>
            {(control) => (
              <input
                {...control}
                autoComplete="off"
                maxLength={MOST_TITLE}
                value={title}
                onChange={({ target }) => setTitle(target.value)}
                css={input}
              />
            )}
          </FieldFrame>
          <div>
            <Button onClick={() => void keep()}>{strings.keep}</Button>
          </div>
        </>
      )}
    </div>
  )
}
