import { useEffect } from 'react'
import { usePlayer } from '../../../ui/usePlayer.ts'
import type { Part } from './trim.ts'

/** Plays a part of a recording from its beginning, and stops at its end. */
export const useListening = (src: string, lengthMs: number, { startMs, endMs }: Part) => {
  const { state, atMs, toggle, seek } = usePlayer(src, lengthMs)
  const isPlaying = state === 'playing' || state === 'loading'
  const isOver = state === 'playing' && atMs >= endMs
  // Once for each time that the end is reached: `toggle` is another one with every picture.
  // oxlint-disable-next-line react/exhaustive-deps
  useEffect(() => void (isOver && toggle()), [isOver])
  const press = () => {
    if (!isPlaying) seek(startMs)
    toggle()
  }
  return { isPlaying, press }
}
