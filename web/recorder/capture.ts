import { PEAKS_PER_SECOND } from '../../backend/modules/media/contract/bounds.ts'

const MP4 = 'audio/mp4;codecs=mp4a.40.2'
const WEBM = 'audio/webm;codecs=opus'
const FILM_MP4 = 'video/mp4;codecs=avc1.42E01E,mp4a.40.2'
const FILM_WEBM = 'video/webm;codecs=vp8,opus'
/** @number how often a recording is kept on the device */
const SLICE_MS = 1000
/** @number bits a second of a recorded voice */
const BITS_PER_SECOND = 64_000
/** @number bits a second of a recorded picture. Half an hour of it stays under the largest file. */
const PICTURE_BITS_PER_SECOND = 380_000
/** @number how long a microphone may be muted before the take is over. Others may need it for a moment. */
const MUTED_MS = 2_000
/** @number how long the last slice of a recording is waited for. A recorder that failed never sends it. */
const LAST_SLICE_MS = 2_000

export type Kind = 'voice' | 'video'
export const kindOf = (mime: string): Kind => (mime.startsWith('video/') ? 'video' : 'voice')

/** AAC only where the whole string is supported: some browsers say yes to plain audio/mp4 and write Opus into it. */
export const recordingType = (isSupported: (type: string) => boolean, kind: Kind = 'voice'): string | undefined =>
  (kind === 'video' ? [FILM_MP4, FILM_WEBM, 'video/webm', 'video/mp4'] : [MP4, WEBM, 'audio/webm']).find(isSupported)

export type MicrophoneProblem = 'blocked' | 'no-device' | 'unsupported'

/** The voice as it is: no echo, noise or gain processing; with the camera where it is a video. */
export const openMicrophone = async (kind: Kind): Promise<MediaStream | MicrophoneProblem> => {
  if (typeof MediaRecorder === 'undefined' || !navigator.mediaDevices) return 'unsupported'
  const audio = { echoCancellation: false, noiseSuppression: false, autoGainControl: false }
  try {
    const video = { width: { ideal: 1280 }, height: { ideal: 720 }, facingMode: 'user' }
    return await navigator.mediaDevices.getUserMedia(kind === 'video' ? { audio, video } : { audio })
  } catch (error) {
    const name = error instanceof DOMException ? error.name : ''
    return ['NotFoundError', 'NotReadableError', 'OverconstrainedError'].includes(name) ? 'no-device' : 'blocked'
  }
}

export type Capture = {
  readonly mime: string
  readonly pause: () => void
  readonly resume: () => void
  /** Kept when the last slice has been handed over. */
  readonly stop: () => Promise<void>
}

type CaptureEvents = {
  readonly onSlice: (slice: Blob) => void
  /** About 20 times a second while recording: loudness 0..1 and the time since the last one. */
  readonly onLevel: (level: number, sinceMs: number) => void
  /** Once: nothing comes any more, and nobody has pressed Stop. It is still to be stopped. */
  readonly onLost: () => void
}

/** Root mean square of what the microphone hears now, on a scale where clear speech fills most of the meter. */
const levelOf = (analyser: AnalyserNode, samples: Float32Array<ArrayBuffer>): number => {
  analyser.getFloatTimeDomainData(samples)
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
  return Math.min(1, Math.sqrt(power) * 3.2)
}

const closeAll = (stream: MediaStream) => {
  for (const track of stream.getTracks()) track.stop()
}

const begunRecorder = (stream: MediaStream, kind: Kind) => {
  const mimeType = recordingType((type) => MediaRecorder.isTypeSupported(type), kind)
  const recorder = new MediaRecorder(stream, {
    audioBitsPerSecond: BITS_PER_SECOND,
    ...(kind === 'video' && { videoBitsPerSecond: PICTURE_BITS_PER_SECOND }),
    ...(mimeType !== undefined && { mimeType }),
  })
  recorder.start(SLICE_MS)
  const mime = recorder.mimeType || mimeType || (kind === 'video' ? 'video/webm' : 'audio/webm')
  return { recorder, mime }
}

/** Measures while it is recorded, until it is closed. */
const metering = (stream: MediaStream, recorder: MediaRecorder, onLevel: CaptureEvents['onLevel']) => {
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  analyser.fftSize = 2048
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  let at = performance.now()
  const meter = setInterval(() => {
    const now = performance.now()
    if (recorder.state === 'recording') onLevel(levelOf(analyser, samples), now - at)
    at = now
  }, 1000 / PEAKS_PER_SECOND)
  return () => {
    clearInterval(meter)
    void context.close()
  }
}

/** Tells once when a device gives nothing any more: only its events say so, what it gives is silence. */
const listening = (stream: MediaStream, recorder: MediaRecorder, onLost: () => void) => {
  let isOver = false
  const end = () => {
    if (!isOver) onLost()
    isOver = true
  }
  let muted: ReturnType<typeof setTimeout> | undefined
  const mute = () => {
    muted ??= setTimeout(end, MUTED_MS)
  }
  const unmute = () => {
    clearTimeout(muted)
    muted = undefined
  }
  for (const track of stream.getTracks()) {
    track.addEventListener('ended', end)
    track.addEventListener('mute', mute)
    track.addEventListener('unmute', unmute)
    if (track.muted) mute()
  }
  recorder.addEventListener('error', end)
  recorder.addEventListener('stop', end)
  return () => {
    isOver = true
    unmute()
  }
}

/**
 * Records what the stream gives, until it is stopped.
 * @throws whatever the browser says where it cannot record this stream; its tracks are closed then
 */
export const capture = (stream: MediaStream, { onSlice, onLevel, onLost }: CaptureEvents): Capture => {
  const kind: Kind = stream.getVideoTracks().length > 0 ? 'video' : 'voice'
  try {
    const { recorder, mime } = begunRecorder(stream, kind)
    const stopped = new Promise<void>((resolve) => recorder.addEventListener('stop', () => resolve()))
    recorder.addEventListener('dataavailable', ({ data }) => {
      if (data.size > 0) onSlice(data)
    })
    const endMeter = metering(stream, recorder, onLevel)
    const endListening = listening(stream, recorder, onLost)
    return {
      mime,
      pause: () => recorder.pause(),
      resume: () => recorder.resume(),
      stop: async () => {
        endListening()
        endMeter()
        if (recorder.state !== 'inactive') recorder.stop()
        await Promise.race([stopped, new Promise((resolve) => setTimeout(resolve, LAST_SLICE_MS))])
        closeAll(stream)
      },
    }
  } catch (error) {
    closeAll(stream)
    throw error
  }
}
