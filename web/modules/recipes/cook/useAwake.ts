import { useEffect, useState } from 'react'

/** Keeps the screen on while it is shown; whether the device does so. It lets go whenever the page is hidden. */
export const useAwake = (isOn: boolean): boolean => {
  const [isAwake, setAwake] = useState(false)
  useEffect(() => {
    if (!isOn || !('wakeLock' in navigator)) return undefined
    let lock: WakeLockSentinel | undefined
    let isOver = false
    const hold = async () => {
      if (document.visibilityState !== 'visible') return
      try {
        const held = await navigator.wakeLock.request('screen')
        if (isOver) return await held.release()
        lock = held
        setAwake(true)
        held.addEventListener('release', () => setAwake(false))
      } catch {
        // Refused, as with a low battery: the page says that the screen may turn off.
        setAwake(false)
      }
    }
    const again = () => void hold()
    void hold()
    document.addEventListener('visibilitychange', again)
    return () => {
      isOver = true
      document.removeEventListener('visibilitychange', again)
      void lock?.release()
    }
  }, [isOn])
  return isAwake
}
