import type { Page } from '@playwright/test'

/** What may happen to a microphone while somebody talks: only its events say so. */
export type DeviceEvent = 'ended' | 'mute' | 'error' | 'stop'

/** In the page: the tracks that were opened, the recorder that was made last, and whether it gives anything. */
declare global {
  interface Window {
    opened: MediaStreamTrack[]
    recorder: MediaRecorder | undefined
  }
}

type Device = { readonly isSilent?: boolean; readonly isEmpty?: boolean }

/** Puts a device of ours in the place of the browser's, before the page is opened. */
export const withDevice = async (page: Page, device: Device = {}): Promise<void> => {
  await page.addInitScript(({ isSilent = false, isEmpty = false }: Device) => {
    window.opened = []
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
    const nothing = () => {
      const context = new AudioContext()
      const gain = new GainNode(context, { gain: 0 })
      const sound = new OscillatorNode(context)
      sound.connect(gain)
      sound.start()
      const to = new MediaStreamAudioDestinationNode(context)
      gain.connect(to)
      return to.stream
    }
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      const stream = isSilent ? nothing() : await open(wanted)
      window.opened.push(...stream.getTracks())
      return stream
    }
    const Real = window.MediaRecorder
    window.MediaRecorder = class extends Real {
      constructor(...given: ConstructorParameters<typeof MediaRecorder>) {
        super(...given)
        window.recorder = this
        if (isEmpty) super.addEventListener('dataavailable', (event) => event.stopImmediatePropagation(), true)
      }
    }
  }, device)
}

/** Lets it happen to the device that is open. */
export const happens = (page: Page, event: DeviceEvent): Promise<void> =>
  page.evaluate((what) => {
    const { opened, recorder } = window
    const track = opened.at(-1)
    if (what === 'stop') recorder?.stop()
    else if (what === 'error') recorder?.dispatchEvent(new Event('error'))
    else {
      if (what === 'ended') track?.stop()
      track?.dispatchEvent(new Event(what))
    }
  }, event)

/** How many tracks are live. */
export const liveTracks = (page: Page): Promise<number> =>
  page.evaluate(() => window.opened.filter(({ readyState }) => readyState === 'live').length)
