import { createHash } from 'node:crypto'
import { toldOf } from '../log.ts'
import type { Raw } from '../protocol.ts'
import { finalLog, finding, type Evidence, type Verdict } from './evidence.ts'

/** The published form of the chain since schema 2: metadata and data as JSON.stringify of their parsed values. */
const linkOf = (prevHash: string, { id, stream, revision, type, metadata, data }: Raw): string => {
  const again = (bytes: Buffer) => JSON.stringify(JSON.parse(bytes.toString()))
  const parts = [prevHash, stream, String(revision), id, type, again(metadata), again(data)]
  return createHash('sha256').update(parts.join('\n')).digest('hex')
}

const chains = (evidence: Evidence): Verdict => {
  const { problems, unless } = finding()
  const heads = new Map<string, { revision: bigint; hash: string }>()
  const events = finalLog(evidence)
  for (const event of events) {
    const { revision, hash } = heads.get(event.stream) ?? { revision: -1n, hash: '' }
    const where = `${event.type} ${event.revision}@${event.stream}`
    unless(event.revision === revision + 1n, `${where} follows revision ${revision}`)
    unless(event.meta['prevHash'] === hash, `${where} does not name the hash of the event before it`)
    heads.set(event.stream, { revision: event.revision, hash: linkOf(hash, event) })
  }
  unless(events.length > 0, 'the log is empty')
  return { name: `history is whole: ${events.length} events in ${heads.size} streams, each hash recomputed`, problems }
}

const unchanged = ({ readings }: Evidence): Verdict => {
  const { problems, unless } = finding()
  const known = new Map<bigint, string>()
  let most = 0
  for (const [n, reading] of readings.entries()) {
    unless(reading.length >= most, `reading ${n} has ${reading.length} events after ${most}`)
    most = Math.max(most, reading.length)
    for (const { position, fingerprint, stream } of reading) {
      unless((known.get(position) ?? fingerprint) === fingerprint, `the event at ${position} (${stream}) has changed`)
      known.set(position, fingerprint)
    }
    unless(reading.length === most && known.size === most, `reading ${n} lacks events that were there before`)
  }
  return { name: `no event changed or vanished in ${readings.length} readings of the whole log`, problems }
}

const onceEach = (evidence: Evidence): Verdict => {
  const { problems, unless } = finding()
  const ids = new Set<string>()
  const inOrder = finalLog(evidence)
  for (const { id, type, stream } of inOrder) {
    unless(!ids.has(id), `${type} of ${stream} is stored twice`)
    ids.add(id)
  }
  return { name: 'no event is stored twice', problems }
}

/**
 * A command that was answered with a place in the log lies there, and is no other request's: which id a key makes is known
 * to the house alone (docs/adr/0043).
 */
const acknowledged = (evidence: Evidence): Verdict => {
  const { problems, unless } = finding()
  const byPosition = new Map(evidence.readings.at(-1)?.map((raw) => [String(raw.position), raw]))
  const keys = new Map<unknown, string>()
  const placed = evidence.calls.filter(
    ({ status, position }) => status >= 200 && status < 300 && position !== undefined,
  )
  for (const { method, path, key, position = '' } of placed) {
    const raw = byPosition.get(position)
    unless(raw !== undefined, `${method} ${path} was answered at ${position}, where nothing lies`)
    if (!raw) continue
    const { commandId } = toldOf(raw).meta
    unless((keys.get(commandId) ?? key) === key, `${method} ${path} was answered with the place of another command`)
    keys.set(commandId, key)
  }
  unless(placed.length > 0, 'no command was acknowledged')
  return { name: `no acknowledged command is lost: ${placed.length} found in the log`, problems }
}

export const history = (evidence: Evidence): Verdict[] =>
  [chains, unchanged, onceEach, acknowledged].map((look) => look(evidence))
