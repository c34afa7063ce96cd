import { useEffect, useSyncExternalStore } from 'react'
import type { Recorder } from './recorder.ts'
import type { RecorderView } from './view.ts'

/** The recorder lives as long as the page, and finds again what is on this device. */
export const useRecorder = (recorder: Recorder): RecorderView => {
  const view = useSyncExternalStore(recorder.subscribe, recorder.view)
  useEffect(() => {
    void recorder.look()
    return () => void recorder.leave()
  }, [recorder])
  return view
}
