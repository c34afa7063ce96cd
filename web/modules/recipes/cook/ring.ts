const TONES = [880, 660, 880] as const
const TONE_S = 0.25

/** Three soft tones, made here: nothing is fetched, so they sound without a connection. */
export const ring = (): void => {
  const context = new AudioContext()
  const end = context.currentTime + TONES.length * TONE_S
  for (const [at, frequency] of TONES.entries()) {
    const tone = new OscillatorNode(context, { frequency, type: 'sine' })
    const volume = new GainNode(context, { gain: 0.25 })
    tone.connect(volume).connect(context.destination)
    tone.start(context.currentTime + at * TONE_S)
    tone.stop(context.currentTime + (at + 1) * TONE_S)
    if (at === TONES.length - 1) tone.addEventListener('ended', () => void context.close())
  }
  navigator.vibrate?.((end - context.currentTime) * 1_000)
}
