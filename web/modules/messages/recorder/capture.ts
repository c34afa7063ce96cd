const MP4 = 'audio/mp4;codecs=mp4a.40.2'
const WEBM = 'audio/webm;codecs=opus'
const SLICE_MS = 1000
const BITS_PER_SECOND = 64_000
export const PEAKS_PER_SECOND = 20

/** AAC only where the whole string is supported: some browsers say yes to plain audio/mp4 and write Opus into it. */
export const recordingType = (isSupported: (type: string) => boolean): string | undefined =>
  [MP4, WEBM, 'audio/webm'].find(isSupported)

export type MicrophoneProblem = 'blocked' | 'no-device' | 'unsupported'

/** The voice as it is: no echo, noise or gain processing. */
export const openMicrophone = async (): Promise<MediaStream | MicrophoneProblem> => {
  if (typeof MediaRecorder === 'undefined' || !navigator.mediaDevices) return 'unsupported'
  const audio = { echoCancellation: false, noiseSuppression: false, autoGainControl: false }
  try {
    return await navigator.mediaDevices.getUserMedia({ audio })
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
}

/** Root mean square of what the microphone hears now, on a scale where clear speech fills most of the meter. */
const levelOf = (analyser: AnalyserNode, samples: Float32Array<ArrayBuffer>): number => {
  analyser.getFloatTimeDomainData(samples)
  const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
  return Math.min(1, Math.sqrt(power) * 3.2)
}

export const capture = (stream: MediaStream, { onSlice, onLevel }: CaptureEvents): Capture => {
  const mimeType = recordingType((type) => MediaRecorder.isTypeSupported(type))
  const recorder = new MediaRecorder(stream, {
    audioBitsPerSecond: BITS_PER_SECOND,
    ...(mimeType !== undefined && { mimeType }),
  })
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

  recorder.addEventListener('dataavailable', ({ data }) => {
    if (data.size > 0) onSlice(data)
  })
  recorder.start(SLICE_MS)
  return {
    mime: recorder.mimeType || mimeType || 'audio/webm',
    pause: () => recorder.pause(),
    resume: () => recorder.resume(),
    stop: () =>
      new Promise((resolve) => {
        clearInterval(meter)
        recorder.addEventListener('stop', () => {
          for (const track of stream.getTracks()) track.stop()
          void context.close()
          resolve()
        })
        if (recorder.state === 'inactive') resolve()
        else recorder.stop()
      }),
  }
}
