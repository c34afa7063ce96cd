import { useEffect, useRef, useState } from 'react'
import { createSound, type Sound, type SoundView } from './sound.ts'

/** One sound for as long as the component lives; see `createSound`. */
export const usePlayer = (src: string, lengthMs: number, jump?: { readonly toMs: number }) => {
  const sound = useRef<Sound>(undefined)
  const [view, show] = useState<SoundView>({ state: 'idle', atMs: 0, rate: 1 })
  useEffect(() => {
    const made = createSound(src, lengthMs, show)
    sound.current = made
    return made.leave
  }, [src, lengthMs])
  useEffect(() => {
    if (jump) sound.current?.playFrom(jump.toMs)
  }, [jump])
  const toggle = () => sound.current?.toggle()
  const seek = (ms: number) => sound.current?.seek(ms)
  const speed = (rate: number) => sound.current?.speed(rate)
  return { ...view, toggle, seek, speed }
}
