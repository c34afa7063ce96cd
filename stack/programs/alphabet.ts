/** Fields of a Protocol Buffers message: their number and their bytes, of those that have a length. */
function* fieldsIn(bytes: Buffer): Generator<readonly [field: number, value: Buffer]> {
  let at = 0
  const varint = (): number => {
    let [value, step] = [0, 1]
    for (; at < bytes.length; step *= 128) {
      const byte = bytes[at++] ?? 0
      value += (byte & 127) * step
      if (byte < 128) break
    }
    return value
  }
  while (at < bytes.length) {
    const tag = varint()
    const [field, wire] = [Math.floor(tag / 8), tag % 8]
    if (wire === 0) varint()
    else if (wire === 2) {
      const length = varint()
      yield [field, bytes.subarray(at, at + length)]
      at += length
    } else throw new Error('This is no model in ONNX')
  }
}

/** Where a model in ONNX keeps what was said of it (`ModelProto.metadata_props`), each a key and a value. */
const METADATA = 14

/**
 * The letters that a model reads, one a line, in the order of its answers.
 * @throws Error where it says nothing of them
 */
export const alphabetOf = (model: Buffer): string => {
  for (const [field, entry] of fieldsIn(model)) {
    if (field !== METADATA) continue
    const [key, value] = [...fieldsIn(entry)].map(([, each]) => each.toString())
    if (key === 'character' && value !== undefined) return value
  }
  throw new Error('The model does not say which letters it reads')
}
