export type PlayerState = 'idle' | 'loading' | 'playing' | 'paused' | 'ended' | 'failed'
export type SoundView = { readonly state: PlayerState; readonly atMs: number; readonly rate: number }

const REDRAW_MS = 50
const CALM_REDRAW_MS = 250

export type Sound = {
  readonly toggle: () => void
  readonly seek: (ms: number) => void
  readonly playFrom: (ms: number) => void
  readonly speed: (rate: number) => void
  readonly leave: () => void
}

/**
 * A sound that never starts by itself. Times in ms; `lengthMs` is the server's, since a WebM file knows none. `show`
 * is told of each change.
 */
export const createSound = (src: string, lengthMs: number, show: (view: SoundView) => void): Sound => {
  const audio = new Audio()
  audio.preload = 'none'
  audio.src = src
  let state: PlayerState = 'idle'
  let rate = 1
  const tell = (next: PlayerState = state) => {
    state = next
    show({ state, rate, atMs: Math.min(audio.currentTime * 1000, lengthMs) })
  }
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const redraw = setInterval(() => state === 'playing' && tell(), calm ? CALM_REDRAW_MS : REDRAW_MS)

  audio.addEventListener('playing', () => tell('playing'))
  audio.addEventListener('waiting', () => tell('loading'))
  audio.addEventListener('pause', () => tell(state === 'failed' ? 'failed' : 'paused'))
  audio.addEventListener('ended', () => tell('ended'))
  audio.addEventListener('error', () => audio.getAttribute('src') !== null && tell('failed'))
  audio.addEventListener('seeked', () => tell())

  const play = () => {
    if (state === 'failed') audio.load()
    tell(state === 'paused' || state === 'ended' ? state : 'loading')
    audio.playbackRate = rate
    audio.play().catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) tell('failed')
    })
  }
  const seek = (ms: number) => {
    audio.currentTime = Math.min(Math.max(0, ms), lengthMs) / 1000
    tell()
  }
  return {
    toggle: () => (state === 'playing' || state === 'loading' ? audio.pause() : play()),
    seek,
    playFrom: (ms) => {
      seek(ms)
      play()
    },
    speed: (next) => {
      rate = next
      audio.playbackRate = next
      tell()
    },
    leave: () => {
      clearInterval(redraw)
      audio.pause()
      audio.removeAttribute('src')
    },
  }
}
