import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { Kind } from '../../../recorder/capture.ts'
import { createRecorder, type Recorder, type RecorderView } from '../../../recorder/recorder.ts'
import { toMessage } from './destination.ts'

/** It lives as long as the page, whichever step is shown; what is on this device is found again. */
export const useRecorder = (messageId: string, kind: Kind = 'voice'): { recorder: Recorder; view: RecorderView } => {
  const recorder = useMemo(() => createRecorder(toMessage(messageId, kind), kind), [messageId, kind])
  const view = useSyncExternalStore(recorder.subscribe, recorder.view)
  useEffect(() => {
    void recorder.look()
    return () => void recorder.leave()
  }, [recorder])
  return { recorder, view }
}
