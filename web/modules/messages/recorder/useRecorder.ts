import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { Kind } from '../../../recorder/capture.ts'
import { createRecorder, type Recorder, type RecorderView } from '../../../recorder/recorder.ts'
import { toMessage } from './destination.ts'

/** The recorder lives as long as the page, whichever step is shown, and finds again what is on this device. */
export const useRecorder = (messageId: string, kind: Kind = 'voice'): { recorder: Recorder; view: RecorderView } => {
  const recorder = useMemo(() => createRecorder(toMessage(messageId, kind), kind), [messageId, kind])
  const view = useSyncExternalStore(recorder.subscribe, recorder.view)
  useEffect(() => {
    void recorder.look()
    return () => void recorder.leave()
  }, [recorder])
  return { recorder, view }
}
