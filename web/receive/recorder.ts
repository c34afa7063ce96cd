import { REPLY_MINUTES } from '../../backend/modules/deliveries/contract/bounds.ts'
import { VOICE_FILES } from '../recorder/accepted.ts'
import { askBeforeUnload } from '../recorder/beforeUnload.ts'
import { capture, openMicrophone } from '../recorder/capture.ts'
import { levelInWords } from '../recorder/levelInWords.ts'
import { isEmpty, silenceInWords, troubleInWords } from '../recorder/silence.ts'
import { clock } from '../ui/clock.ts'
import { whyNot } from './post.ts'
import { replySending } from './send.ts'

const LONGEST_MS = REPLY_MINUTES * 60_000
const RECORDED = 'Recorded. Nothing is sent yet.'
const CHOSEN = 'Here is your file. Nothing is sent yet.'
const SAFE = 'We could not send it. Your recording is safe on this page. Try again.'
const NO_MICROPHONE =
  'This browser does not let us use a microphone. You can write instead, choose a file, or allow it in its settings.'

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
  const said = document.createElement('p')
  said.className = 'recorder-said'
  said.setAttribute('role', 'status')
  const stage = document.createElement('div')
  box.replaceChildren(stage, said)

  const file = document.createElement('input')
  file.type = 'file'
  file.accept = VOICE_FILES
  file.hidden = true
  file.addEventListener('change', () => {
    const chosen = file.files?.[0]
    if (chosen) offer(chosen, CHOSEN)
    file.value = ''
  })

  const show = (words: string, ...children: HTMLElement[]) => {
    said.textContent = words
    stage.replaceChildren(...children)
  }
  const ready = (words = '') => {
    askBeforeUnload(false)
    show(
      words,
      line(`Or say it with your voice, up to ${REPLY_MINUTES} minutes.`),
      acts(
        button('Record your voice', 'secondary', record),
        button('Choose a file', 'secondary', () => file.click()),
      ),
      file,
    )
  }

  const record = () => {
    openMicrophone('voice')
      .then((stream) => (typeof stream === 'string' ? ready(NO_MICROPHONE) : listen(stream)))
      .catch(() => ready(NO_MICROPHONE))
  }
  const listen = (stream: MediaStream) => {
    const slices: Blob[] = []
    const peaks: number[] = []
    let ms = 0
    const time = document.createElement('p')
    time.className = 'recorder-time'
    time.setAttribute('role', 'timer')
    const level = line('Listening')
    const end = async (isLost: boolean) => {
      await recording.stop()
      if (isEmpty(slices)) return ready(silenceInWords.nothing)
      const blob = new Blob(slices, { type: recording.mime })
      return offer(blob, troubleInWords({ phase: 'finished', peaks, isLost, isNothing: false }) ?? RECORDED)
    }
    const recording = capture(stream, {
      onSlice: (slice) => void slices.push(slice),
      onLevel: (heard, sinceMs) => {
        ms += sinceMs
        peaks.push(heard)
        time.textContent = `${clock(ms)} of ${clock(LONGEST_MS)}`
        level.textContent = levelInWords(peaks)
        if (ms >= LONGEST_MS) void end(false)
      },
      onLost: () => void end(true),
    })
    askBeforeUnload(true) // it is kept nowhere but on this page
    time.textContent = clock(0)
    const stop = button('Stop recording', 'primary', () => void end(false))
    show('Recording', time, level, acts(stop))
    stop.focus()
  }

  const offer = (recording: Blob, words: string) => {
    askBeforeUnload(true)
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
    show(words, audio, acts(go, button('Record again', 'secondary', record)))
    go.focus()
  }
  ready()
}
