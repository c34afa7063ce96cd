import { useEffect, useMemo, useState } from 'react'

export type PlayerState = 'idle' | 'loading' | 'playing' | 'paused' | 'ended' | 'failed'

const REDRAWS_PER_SECOND_AT_REST = 4

/** One sound, never started by itself. Times in ms; `lengthMs` is the server's, since a WebM file knows none. */
export const usePlayer = (src: string, lengthMs: number) => {
  const audio = useMemo(() => (typeof Audio === 'undefined' ? undefined : new Audio()), [])
  const [state, setState] = useState<PlayerState>('idle')
  const [atMs, setAtMs] = useState(0)
  const [rate, setRate] = useState(1)

  useEffect(() => {
    if (!audio) return undefined
    audio.preload = 'none'
    audio.src = src
    const tell = (next: PlayerState) => () => setState(next)
    const on: Record<string, () => void> = {
      playing: tell('playing'),
      waiting: tell('loading'),
      pause: () => setState((now) => (now === 'failed' || audio.ended ? now : 'paused')),
      ended: tell('ended'),
      error: tell('failed'),
      timeupdate: () => setAtMs(audio.currentTime * 1000),
      seeked: () => setAtMs(audio.currentTime * 1000),
    }
    for (const [name, listener] of Object.entries(on)) audio.addEventListener(name, listener)
    return () => {
      for (const [name, listener] of Object.entries(on)) audio.removeEventListener(name, listener)
      audio.pause()
      audio.removeAttribute('src')
    }
  }, [audio, src])

  useEffect(() => {
    if (!audio || state !== 'playing') return undefined
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    const timer = setInterval(() => setAtMs(audio.currentTime * 1000), isCalm ? 1000 / REDRAWS_PER_SECOND_AT_REST : 50)
    return () => clearInterval(timer)
  }, [audio, state])

  const play = () => {
    if (!audio) return
    if (state === 'failed') audio.load()
    if (state === 'idle' || state === 'failed') setState('loading')
    audio.playbackRate = rate
    audio.play().catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) setState('failed')
    })
  }
  const toggle = () => (state === 'playing' || state === 'loading' ? audio?.pause() : play())
  const seek = (ms: number) => {
    if (!audio) return
    const to = Math.min(Math.max(0, ms), lengthMs)
    audio.currentTime = to / 1000
    setAtMs(to)
  }
  const speed = (next: number) => {
    if (audio) audio.playbackRate = next
    setRate(next)
  }
  return { state, atMs: Math.min(atMs, lengthMs), rate, toggle, seek, speed }
}
