import { STORY_MINUTES } from '../../backend/modules/stories/contract/bounds.ts'
import type { Recorder } from '../recorder/recorder.ts'
import { isLive } from '../recorder/view.ts'
import { levelInWords } from '../recorder/levelInWords.ts'
import { VOICE_FILES } from '../recorder/accepted.ts'
import { clock } from '../ui/clock.ts'
import { stateInWords, strings } from './strings.ts'

const made = <Name extends keyof HTMLElementTagNameMap>(name: Name, className = ''): HTMLElementTagNameMap[Name] => {
  const element = document.createElement(name)
  element.className = className
  return element
}
const button = (words: string, press: () => void, look = 'secondary'): HTMLButtonElement => {
  const element = made('button', look)
  element.type = 'button'
  element.textContent = words
  element.addEventListener('click', press)
  return element
}

/** Draws the recorder's state; the answer puts a sentence of its own under it, until the next change of state. */
export const recorderPanel = (box: HTMLElement, recorder: Recorder) => {
  const time = made('p', 'recorder-time')
  time.setAttribute('role', 'timer')
  const level = made('meter')
  level.max = 1
  level.setAttribute('aria-label', 'How loud you are')
  const heard = made('p', 'muted')
  const audio = made('audio')
  audio.controls = true
  const acts = made('div', 'acts')
  const said = made('p', 'recorder-said')
  said.setAttribute('role', 'status')
  const file = made('input')
  file.type = 'file'
  file.accept = VOICE_FILES
  file.hidden = true
  file.addEventListener('change', () => {
    const chosen = file.files?.[0]
    if (chosen) recorder.bring(chosen)
    file.value = ''
  })
  box.replaceChildren(time, level, heard, audio, acts, said, file)

  const choose = () => button(strings.choose, () => file.click())
  const stop = () => button(strings.stop, () => void recorder.stop(), 'primary')
  /** What arrives meanwhile takes no question away. */
  let isAsked = false
  /** A recording is thrown away only after a second press. */
  const askAgain = () => {
    isAsked = true
    said.textContent = strings.askAgain
    const keep = button(strings.keep, () => drawActs())
    acts.replaceChildren(
      keep,
      button(strings.throwAway, () => void recorder.discard()),
    )
    keep.focus()
  }
  const actsOf = (): HTMLElement[] => {
    const { phase } = recorder.view()
    if (phase === 'recording') return [stop(), button(strings.pause, recorder.pause)]
    if (phase === 'paused') return [stop(), button(strings.goOn, recorder.resume)]
    if (phase === 'finished') return [button(strings.again, askAgain)]
    if (phase === 'looking' || phase === 'asking') return []
    return [button(strings.record, () => void recorder.start(), 'ring'), choose()]
  }
  const drawActs = () => {
    isAsked = false
    const hadFocus = acts.contains(document.activeElement)
    acts.replaceChildren(...actsOf())
    said.textContent = stateInWords(recorder.view(), STORY_MINUTES)
    if (hadFocus) acts.querySelector('button')?.focus()
  }

  let drawn = ''
  const draw = () => {
    const view = recorder.view()
    time.hidden = !isLive(view)
    time.textContent = clock(view.ms)
    level.hidden = view.phase !== 'recording'
    level.value = view.level
    heard.textContent = view.phase === 'recording' ? levelInWords(view.peaks) : ''
    audio.hidden = view.soundUrl === undefined
    if (view.soundUrl !== undefined && audio.src !== view.soundUrl) audio.src = view.soundUrl
    const state = [view.phase, view.sending, view.refusal, view.isLost, view.isNothing].join()
    if (state === drawn) return
    drawn = state
    if (!isAsked || view.phase !== 'finished') drawActs()
  }
  recorder.subscribe(draw)
  draw()
  return (sentence: string): void => {
    if (sentence !== '') said.textContent = sentence
  }
}
