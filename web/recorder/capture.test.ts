import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { capture } from './capture.ts'

class Track extends EventTarget {
  readonly kind: string
  readyState = 'live'
  muted = false
  constructor(kind = 'audio') {
    super()
    this.kind = kind
  }
  stop() {
    this.readyState = 'ended'
  }
}

/** A device as a browser has it: what is recorded arrives with the event of the stop. */
class Recorder extends EventTarget {
  static readonly isTypeSupported = () => true
  static last: Recorder
  state = 'inactive'
  mimeType = 'audio/webm'
  constructor() {
    super()
    Recorder.last = this
  }
  start() {
    this.state = 'recording'
  }
  pause() {
    this.state = 'paused'
  }
  resume() {
    this.state = 'recording'
  }
  stop() {
    if (this.state === 'inactive') throw new Error('InvalidStateError')
    this.end()
  }
  /** It ends by itself, as where its tracks do. */
  end() {
    this.state = 'inactive'
    setTimeout(() => {
      this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['last']) }))
      this.dispatchEvent(new Event('stop'))
    }, 10)
  }
}

class Context {
  static closed = 0
  createAnalyser = () => ({ fftSize: 0, getFloatTimeDomainData: () => undefined })
  createMediaStreamSource = () => ({ connect: () => undefined })
  close = async () => void (Context.closed += 1)
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('MediaRecorder', Recorder)
  vi.stubGlobal('AudioContext', Context)
  Context.closed = 0
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const begin = (tracks = [new Track()]) => {
  const heard: string[] = []
  const stream = {
    getTracks: () => tracks,
    getVideoTracks: () => tracks.filter(({ kind }) => kind === 'video'),
  } as unknown as MediaStream
  const captured = capture(stream, {
    onSlice: (slice) => void heard.push(`slice of ${slice.size}`),
    onLevel: () => undefined,
    onLost: () => void heard.push('lost'),
  })
  return { captured, heard, tracks }
}
const stopped = async ({ captured }: ReturnType<typeof begin>) => {
  const stop = captured.stop()
  await vi.advanceTimersByTimeAsync(3_000)
  await stop
}
const live = (tracks: readonly Track[]) => tracks.filter(({ readyState }) => readyState === 'live')

test.each([
  [
    'the microphone is taken away',
    ({ tracks }: ReturnType<typeof begin>) => tracks[0]?.dispatchEvent(new Event('ended')),
  ],
  ['the recorder fails', () => Recorder.last.dispatchEvent(new Event('error'))],
  ['the recorder ends by itself', () => Recorder.last.end()],
  [
    'the microphone falls silent',
    ({ tracks }: ReturnType<typeof begin>) => tracks[0]?.dispatchEvent(new Event('mute')),
  ],
])('where %s it is said within three seconds, once, and nothing stays live', async (_, happen) => {
  const begun = begin()
  happen(begun)
  await vi.advanceTimersByTimeAsync(3_000)
  expect(begun.heard.filter((each) => each === 'lost')).toEqual(['lost'])
  await stopped(begun)
  expect(begun.heard.filter((each) => each !== 'lost')).toEqual(['slice of 4'])
  expect([live(begun.tracks), Context.closed]).toEqual([[], 1])
})

test('the microphone of a film that goes ends it, though the camera stays', async () => {
  const begun = begin([new Track(), new Track('video')])
  begun.tracks[0]?.dispatchEvent(new Event('ended'))
  expect(begun.heard).toEqual(['lost'])
  await stopped(begun)
  expect(live(begun.tracks)).toEqual([])
})

test('a microphone that is muted for a moment goes on', async () => {
  const begun = begin()
  begun.tracks[0]?.dispatchEvent(new Event('mute'))
  await vi.advanceTimersByTimeAsync(500)
  begun.tracks[0]?.dispatchEvent(new Event('unmute'))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(begun.heard).toEqual([])
  await stopped(begun)
})

test('a microphone that is muted from the beginning is said to be', async () => {
  const track = new Track()
  track.muted = true
  const begun = begin([track])
  await vi.advanceTimersByTimeAsync(3_000)
  expect(begun.heard).toEqual(['lost'])
  await stopped(begun)
})

test('whoever presses Stop hears of no loss, and gets the last slice', async () => {
  const begun = begin()
  await stopped(begun)
  expect(begun.heard).toEqual(['slice of 4'])
  expect([live(begun.tracks), Context.closed]).toEqual([[], 1])
})

test('Stop answers where the recorder never says that it has stopped', async () => {
  const begun = begin()
  Recorder.last.end = () => undefined
  await stopped(begun)
  expect(live(begun.tracks)).toEqual([])
})

test('where nothing can be recorded, the microphone does not stay on', () => {
  const tracks = [new Track()]
  vi.spyOn(Recorder.prototype, 'start').mockImplementationOnce(() => {
    throw new Error('NotSupportedError')
  })
  expect(() => begin(tracks)).toThrow('NotSupportedError')
  expect(live(tracks)).toEqual([])
})
