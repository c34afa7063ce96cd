import { useMemo } from 'react'
import type { Kind } from '../../../recorder/capture.ts'
import { createRecorder, type Recorder } from '../../../recorder/recorder.ts'
import type { RecorderView } from '../../../recorder/view.ts'
import { useRecorder as useRecorderView } from '../../../recorder/useRecorder.ts'
import { toMessage } from './destination.ts'

/** Of a message, whichever step of it is shown. */
export const useRecorder = (messageId: string, kind: Kind = 'voice'): { recorder: Recorder; view: RecorderView } => {
  const recorder = useMemo(() => createRecorder(toMessage(messageId, kind), kind), [messageId, kind])
  return { recorder, view: useRecorderView(recorder) }
}
