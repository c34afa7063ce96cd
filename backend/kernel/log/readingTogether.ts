import type { Stored } from './stored.ts'

type Read = (stream: string, from?: bigint) => Promise<Stored[]>

/**
 * Whoever asks for a stream while the same read of it is under way is answered, with all others that wait, by one read that
 * begins after it: nobody is answered by a read that began before they asked.
 */
export const readingTogether = (read: Read): Read => {
  const running = new Map<string, Promise<Stored[]>>()
  const waiting = new Map<string, Promise<Stored[]>>()

  const begin = (key: string, stream: string, from: bigint | undefined): Promise<Stored[]> => {
    waiting.delete(key)
    const reading = read(stream, from)
    running.set(key, reading)
    const end = () => void (running.get(key) === reading && running.delete(key))
    reading.then(end, end)
    return reading
  }
  return (stream, from) => {
    const key = `${from ?? ''} ${stream}`
    const known = waiting.get(key)
    if (known) return known
    const before = running.get(key)
    if (!before) return begin(key, stream, from)
    const again = () => begin(key, stream, from)
    const reading = before.then(again, again)
    waiting.set(key, reading)
    return reading
  }
}
