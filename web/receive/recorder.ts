import { REPLY_MINUTES } from '../../backend/modules/deliveries/contract/bounds.ts'
import { askBeforeUnload } from '../recorder/beforeUnload.ts'
import { clock } from '../ui/clock.ts'
import { whyNot } from './post.ts'
import { replySending } from './send.ts'

const LONGEST_MS = REPLY_MINUTES * 60_000
// AAC only where the whole string is supported: some browsers say yes to plain audio/mp4 and write Opus into it.
const TYPES = ['audio/mp4;codecs=mp4a.40.2', 'audio/webm;codecs=opus', 'audio/webm']
const SAFE = 'We could not send it. Your recording is safe on this page. Try again.'
const NO_MICROPHONE =
  'This browser does not let us use a microphone. You can write instead, or allow it in its settings.'

const button = (words: string, look: 'primary' | 'secondary', press: () => void): HTMLButtonElement => {
  const made = document.createElement('button')
  made.type = 'button'
  made.className = look
  made.textContent = words
  made.addEventListener('click', press)
  return made
}
const line = (words: string): HTMLParagraphElement => {
  const made = document.createElement('p')
  made.className = 'muted'
  made.textContent = words
  return made
}
const acts = (...children: HTMLElement[]): HTMLDivElement => {
  const made = document.createElement('div')
  made.className = 'acts'
  made.append(...children)
  return made
}

/** Records a voice, plays it back, and sends it only when it is told to. */
export const offerRecorder = (box: HTMLElement): void => {
  const { ticketUrl = '', replyUrl = '' } = box.dataset
  if (typeof MediaRecorder === 'undefined' || !navigator.mediaDevices) return
  const said = document.createElement('p')
  said.className = 'recorder-said'
  said.setAttribute('role', 'status')
  const stage = document.createElement('div')
  box.replaceChildren(stage, said)

  const show = (words: string, ...children: HTMLElement[]) => {
    said.textContent = words
    stage.replaceChildren(...children)
  }
  const ready = (words = '') => {
    askBeforeUnload(false)
    show(
      words,
      line(`Or say it with your voice, up to ${REPLY_MINUTES} minutes.`),
      acts(button('Record your voice', 'secondary', record)),
    )
  }

  const record = () => {
    navigator.mediaDevices.getUserMedia({ audio: true }).then(listen, () => ready(NO_MICROPHONE))
  }
  const listen = (stream: MediaStream) => {
    const mimeType = TYPES.find((type) => MediaRecorder.isTypeSupported(type))
    const recorder = new MediaRecorder(stream, { audioBitsPerSecond: 64_000, ...(mimeType && { mimeType }) })
    const slices: Blob[] = []
    const began = performance.now()
    const time = document.createElement('p')
    time.className = 'recorder-time'
    time.setAttribute('role', 'timer')
    const tick = setInterval(() => {
      const ms = performance.now() - began
      time.textContent = `${clock(ms)} of ${clock(LONGEST_MS)}`
      if (ms >= LONGEST_MS && recorder.state === 'recording') recorder.stop()
    }, 250)
    recorder.addEventListener('dataavailable', ({ data }) => data.size > 0 && slices.push(data))
    recorder.addEventListener('stop', () => {
      clearInterval(tick)
      for (const track of stream.getTracks()) track.stop()
      offer(new Blob(slices, { type: recorder.mimeType || mimeType || 'audio/webm' }))
    })
    recorder.start(1_000)
    askBeforeUnload(true) // it is kept nowhere but on this page
    time.textContent = clock(0)
    const stop = button('Stop recording', 'primary', () => recorder.stop())
    show('Recording', time, acts(stop))
    stop.focus()
  }

  const offer = (recording: Blob) => {
    const send = replySending(ticketUrl, replyUrl)
    const audio = document.createElement('audio')
    audio.controls = true
    audio.src = URL.createObjectURL(recording)
    const go = button('Send this recording', 'primary', () => {
      if (go.ariaDisabled) return
      go.ariaDisabled = 'true' // not `disabled`, which takes the focus away from whoever has just pressed it
      said.textContent = 'Sending…'
      send(recording).then(
        () => {
          askBeforeUnload(false)
          location.reload()
        },
        (error: unknown) => {
          go.ariaDisabled = null
          said.textContent = whyNot(error, SAFE)
        },
      )
    })
    show('Recorded. Nothing is sent yet.', audio, acts(go, button('Record again', 'secondary', record)))
    go.focus()
  }
  ready()
}
