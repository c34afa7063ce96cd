import { PEAKS_PER_SECOND } from '../../backend/modules/media/contract/bounds.ts'

/** @number samples a second of a voice as its peaks are taken. Samples of one peak: 20 a second of 8 kHz. */
export const SAMPLE_RATE = 8_000
const WINDOW = SAMPLE_RATE / PEAKS_PER_SECOND

/** The loudest sample of each twentieth of a second, 0..1, from 16-bit little-endian mono PCM. */
export const peaksOf = async (pcm: AsyncIterable<Uint8Array>): Promise<number[]> => {
  const peaks: number[] = []
  let [loudest, samples] = [0, 0]
  let odd: Buffer = Buffer.alloc(0)
  const close = () => {
    peaks.push(Math.round((loudest / 32_768) * 1_000) / 1_000)
    loudest = 0
    samples = 0
  }
  for await (const chunk of pcm) {
    const bytes =
      odd.length > 0 ? Buffer.concat([odd, chunk]) : Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length)
    const whole = bytes.length - (bytes.length % 2)
    odd = Buffer.from(bytes.subarray(whole))
    for (let at = 0; at < whole; at += 2) {
      loudest = Math.max(loudest, Math.abs(bytes.readInt16LE(at)))
      samples += 1
      if (samples === WINDOW) close()
    }
  }
  if (samples > 0) close()
  return peaks
}
