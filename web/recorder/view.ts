import type { MicrophoneProblem } from './capture.ts'

export type RecorderView = {
  readonly phase: 'looking' | 'ready' | 'asking' | MicrophoneProblem | 'recording' | 'paused' | 'finished'
  readonly ms: number
  readonly level: number
  readonly peaks: readonly number[]
  readonly sending: 'nothing' | 'sending' | 'waiting' | 'sent' | 'refused'
  /** Why the server will never take it, in a sentence. */
  readonly refusal: string | undefined
  /** While it waits: the seconds that the server, asked too often, wants it to. */
  readonly waitS: number | undefined
  /** While it waits: for whoever is signed out to sign in again. */
  readonly isSignedOut: boolean
  /** The device gave nothing any more, and so it stopped. */
  readonly isLost: boolean
  /** What was stopped last held nothing. */
  readonly isNothing: boolean
  /** How much of it the server has. */
  readonly safeMs: number
  /** The take was found on this device after its page had gone. */
  readonly isFound: boolean
  readonly mediaId: string | undefined
  /** The take as a file of this page, once it is finished. */
  readonly soundUrl: string | undefined
  /** It is a file that was chosen: how long and how loud it is is not known here. */
  readonly isChosen: boolean
  /** What the camera sees while a video is recorded. */
  readonly stream: MediaStream | undefined
}

/** The microphone is on, or only paused. */
export const isLive = ({ phase }: Pick<RecorderView, 'phase'>): boolean => phase === 'recording' || phase === 'paused'

/** Before anything has been recorded or found. */
export const NOTHING: RecorderView = {
  phase: 'looking',
  ms: 0,
  level: 0,
  peaks: [],
  sending: 'nothing',
  refusal: undefined,
  waitS: undefined,
  isSignedOut: false,
  isLost: false,
  isNothing: false,
  safeMs: 0,
  isFound: false,
  mediaId: undefined,
  soundUrl: undefined,
  isChosen: false,
  stream: undefined,
}
