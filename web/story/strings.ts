import { troubleInWords } from '../recorder/silence.ts'
import type { RecorderView } from '../recorder/view.ts'

export const strings = {
  record: 'Record your answer',
  again: 'Record again',
  askAgain: 'Throw this recording away?',
  keep: 'Keep it',
  throwAway: 'Throw it away',
  pause: 'Pause',
  goOn: 'Continue',
  stop: 'Stop recording',
  choose: 'Choose a file',
  unsent: 'We could not send it. What you recorded and wrote is safe on this device. Try again.',
  wait: 'Your recording is still uploading. It will be sent to the family when it has arrived. If you close this page first, open it again on this device, and it is sent then.',
  goesOn: 'You pressed Send before. We are sending what you left here.',
  empty: 'Write or record something first.',
  notTaken: 'We could not take this recording. It is still on this device.',
  found: 'We found an unfinished recording on this device.',
  sending: 'Sending…',
} as const

/** What a person can do where the microphone does not answer: there is always another way. */
const PROBLEMS: Partial<Record<RecorderView['phase'], string>> = {
  blocked:
    'Your browser does not let us use the microphone. You can allow it in the browser’s settings and try again, choose a file that you recorded before, or write your answer below.',
  'no-device': 'We found no microphone. You can plug one in and try again, choose a file, or write your answer below.',
  unsupported:
    'This browser cannot record. You can choose a file that you recorded before, or write your answer below.',
}

/** Where the recording stands, in a sentence. */
export const stateInWords = (view: RecorderView, minutes: number): string => {
  const { phase, sending, refusal, isFound } = view
  if (refusal !== undefined) return refusal
  const problem = PROBLEMS[phase]
  if (problem !== undefined) return problem
  if (phase === 'looking') return ''
  const trouble = troubleInWords(view)
  if (trouble !== undefined) return trouble
  if (phase === 'ready') return `You can talk for up to ${minutes} minutes. The microphone is on only while you record.`
  if (phase === 'asking') return 'Your browser asks whether we may use the microphone. Choose “Allow”.'
  if (phase === 'paused') return 'Paused. Everything up to here is kept.'
  if (sending === 'waiting') return 'Your recording is safe on this device. It will upload by itself.'
  if (phase === 'recording') return ''
  const where =
    sending === 'sent' ? 'We have your recording. Press Send so the family can hear it.' : 'It is uploading.'
  return isFound ? `${strings.found} ${where}` : `Recorded. ${where}`
}
