import { clock, spoken } from '../ui/clock.ts'
import { nextSpeed } from '../ui/waveform.ts'
import { isFailure, loadAgain } from './again.ts'
import { tellQuarters } from './listened.ts'
import { drawWave } from './wave.ts'
import { followWords } from './words.ts'

const STEP_S = 5
/** @number how far the recipient's player skips */
const SKIP_S = 10
const CALM_REDRAWS_PER_SECOND = 4

const ICONS = {
  play: '<path d="M5 5a2 2 0 0 1 3-1.7l12 7a2 2 0 0 1 0 3.4l-12 7A2 2 0 0 1 5 19z"/>',
  pause: '<rect x="14" y="3" width="5" height="18" rx="1"/><rect x="5" y="3" width="5" height="18" rx="1"/>',
  again: '<path fill="none" d="M21 12a9 9 0 1 1-9-9c2.5 0 4.9 1 6.7 2.7L21 8M21 3v5h-5"/>',
} as const
const icon = (name: keyof typeof ICONS) =>
  `<svg viewBox="0 0 24 24" aria-hidden="true" fill="currentColor" stroke="currentColor" stroke-width="1.9">${ICONS[name]}</svg>`

const TEMPLATE = `
  <button type="button" class="play"></button>
  <div class="player-body">
    <div class="wave" role="slider" tabindex="0" aria-valuemin="0"></div>
    <div class="player-times"><span class="at"></span><span class="player-acts"><button type="button" class="back" aria-label="Back 10 seconds">−10 s</button><button type="button" class="speed"></button><button type="button" class="on" aria-label="On 10 seconds">+10 s</button></span><span class="length"></span></div>
    <p class="player-said" role="status"></p>
  </div>`

/** `data-called` says what it plays; `data-peaks` holds the numbers themselves, or the address where they are. */
const peaksOf = async (given: string): Promise<number[]> => {
  try {
    const read: unknown = given.startsWith('[') ? JSON.parse(given) : await (await fetch(given)).json()
    return Array.isArray(read) ? read.filter((each) => typeof each === 'number') : []
  } catch {
    return []
  }
}

const part = (box: HTMLElement, name: string) => {
  const found = box.querySelector<HTMLElement>(`.${name}`)
  if (!found) throw new Error(name)
  return found
}

export const enhance = async (box: HTMLElement): Promise<void> => {
  const { called = 'the message', src = '', peaks = '', durationMs = '0', playUrl, mediaId } = box.dataset
  const audio = box.querySelector('audio') ?? new Audio()
  const lengthS = Number(durationMs) / 1000
  const numbers = await peaksOf(peaks)
  if (src !== '' && audio.src === '' && audio.querySelector('source') === null) audio.src = src
  audio.controls = false
  audio.hidden = true
  box.classList.add('is-player')
  box.insertAdjacentHTML('afterbegin', TEMPLATE)
  const [button, wave, speed, said] = [
    part(box, 'play'),
    part(box, 'wave'),
    part(box, 'speed'),
    part(box, 'player-said'),
  ]
  const color = drawWave(wave, numbers)
  let hasFailed = false

  part(box, 'length').textContent = clock(lengthS * 1000)
  wave.setAttribute('aria-label', `Place in ${called}`)
  wave.setAttribute('aria-valuemax', String(Math.floor(lengthS)))

  const place = () => {
    const at = Math.min(audio.currentTime, lengthS)
    color(lengthS > 0 ? at / lengthS : 0)
    part(box, 'at').textContent = clock(at * 1000)
    wave.setAttribute('aria-valuenow', String(Math.floor(at)))
    wave.setAttribute('aria-valuetext', `${spoken(at * 1000)} of ${spoken(lengthS * 1000)}`)
  }
  const look = () => {
    const isPlaying = !audio.paused && !audio.ended && !hasFailed
    button.innerHTML = icon(hasFailed ? 'again' : isPlaying ? 'pause' : 'play')
    button.setAttribute('aria-label', hasFailed ? 'Try again' : `${isPlaying ? 'Pause' : 'Play'} ${called}`)
    button.classList.toggle('failed', hasFailed)
    said.textContent = hasFailed ? 'This would not play. The recording is safe. Try again.' : ''
    place()
  }
  const seek = (seconds: number) => {
    audio.currentTime = Math.min(Math.max(0, seconds), lengthS)
    place()
  }
  const showSpeed = () => {
    speed.textContent = `${audio.playbackRate}×`
    speed.setAttribute('aria-label', `Speed ${audio.playbackRate} times, press to change`)
  }

  button.addEventListener('click', () => {
    if (!audio.paused && !hasFailed) return audio.pause()
    if (hasFailed) loadAgain(audio)
    hasFailed = false
    audio.play().catch((error: unknown) => {
      hasFailed = isFailure(error)
      look()
    })
    return undefined
  })
  speed.addEventListener('click', () => {
    audio.playbackRate = nextSpeed(audio.playbackRate)
    showSpeed()
  })
  part(box, 'back').addEventListener('click', () => seek(audio.currentTime - SKIP_S))
  part(box, 'on').addEventListener('click', () => seek(audio.currentTime + SKIP_S))
  wave.addEventListener('pointerdown', (event) => {
    const { left, width } = wave.getBoundingClientRect()
    seek(((event.clientX - left) / width) * lengthS)
  })
  wave.addEventListener('keydown', (event) => {
    const steps: Record<string, number> = {
      ArrowLeft: -STEP_S,
      ArrowDown: -STEP_S,
      ArrowRight: STEP_S,
      ArrowUp: STEP_S,
    }
    const step = steps[event.key]
    if (step !== undefined) seek(audio.currentTime + step)
    else if (event.key === 'Home') seek(0)
    else if (event.key === 'End') seek(lengthS)
    else if (event.key === ' ') button.click()
    else return
    event.preventDefault()
  })
  for (const name of ['play', 'pause', 'ended', 'seeked', 'loadedmetadata']) audio.addEventListener(name, look)
  audio.addEventListener('error', () => {
    hasFailed = true
    look()
  })
  follow(audio, place)
  if (playUrl !== undefined && lengthS > 0) tellQuarters(audio, lengthS, playUrl, mediaId)
  followWords(audio, mediaId)
  showSpeed()
  look()
}

/** The place moves with each frame while it plays, four times a second for those who want calm. */
const follow = (audio: HTMLAudioElement, place: () => void) => {
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const wait = (next: () => void) =>
    isCalm ? setTimeout(next, 1000 / CALM_REDRAWS_PER_SECOND) : requestAnimationFrame(next)
  const move = () => {
    if (audio.paused) return
    place()
    wait(move)
  }
  audio.addEventListener('playing', move)
}
