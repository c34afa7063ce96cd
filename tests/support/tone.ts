/** A second of a tone of 440 Hz: PCM, 8,000 samples of 8 bits. */
export const tone = (): Buffer<ArrayBuffer> => {
  const rate = 8_000
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.writeUInt32LE(36 + rate, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(rate, 24)
  header.writeUInt32LE(rate, 28)
  header.writeUInt16LE(1, 32)
  header.writeUInt16LE(8, 34)
  header.write('data', 36)
  header.writeUInt32LE(rate, 40)
  const samples = Array.from(
    { length: rate },
    (_, n) => 128 + Math.round(100 * Math.sin((n * 440 * 2 * Math.PI) / rate)),
  )
  return Buffer.concat([header, Buffer.from(samples)])
}
