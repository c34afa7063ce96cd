import * as v from 'valibot'
import type { Kernel } from '../../kernel/kernel.ts'
import { isOurs } from '../../kernel/log/recorded.ts'
import type { Stored } from '../../kernel/log/stored.ts'
import type { StreamEvent, StreamView } from './contract.ts'
import { rowsOfStream } from './queries.ts'

const Envelope = v.object({
  pub: v.record(v.string(), v.unknown()),
  enc: v.optional(v.object({ subject: v.string(), kid: v.string(), fields: v.record(v.string(), v.string()) })),
})

/** What proves a recipient: a short passcode could be guessed from its hash by whoever holds it. */
const PROOFS = new Set(['secretHash'])

const publicField = ([name, value]: [string, unknown]): StreamEvent['fields'][number] =>
  PROOFS.has(name) ? { name, state: 'sealed' } : { name, state: 'open', value: JSON.stringify(value) }

/** An event's fields as an administrator may see them: nothing that is sealed is opened here. */
const fieldsOf = async ({ keyring }: Kernel, { data }: Stored): Promise<StreamEvent['fields']> => {
  const envelope = v.safeParse(Envelope, data)
  if (!envelope.success) return []
  const { pub, enc } = envelope.output
  const state = enc && (await keyring.opening(enc.subject, enc.kid)) ? 'sealed' : 'erased'
  return [
    ...Object.entries(pub).map(publicField),
    ...Object.keys(enc?.fields ?? {}).map((name) => ({ name, state }) as const),
  ]
}

/** Categories whose streams are tended by a workflow of the same name. */
const TENDED = new Set(['message', 'delivery', 'media', 'account', 'recipient', 'subscriber', 'support'])

const runsUrlOf = ({ settings: { temporalUiUrl, temporalNamespace } }: Kernel, stream: string): string | null => {
  if (!temporalUiUrl || !TENDED.has(stream.slice(0, stream.indexOf('-')))) return null
  const query = encodeURIComponent(`WorkflowId = "${stream}"`)
  return `${temporalUiUrl}/namespaces/${encodeURIComponent(temporalNamespace)}/workflows?query=${query}`
}

/** A stream with the fields of its events; undefined when the history knows none. */
export const streamViewOf = async (kernel: Kernel, stream: string): Promise<StreamView | undefined> => {
  const [rows, stored] = await Promise.all([rowsOfStream(kernel, stream), kernel.store.read(stream)])
  if (rows.length === 0) return undefined
  const ours = new Map(stored.filter(isOurs).map((event) => [Number(event.revision), event]))
  const events = rows.map(async (row) => {
    const event = ours.get(row.revision)
    return { ...row, fields: event ? await fieldsOf(kernel, event) : [] }
  })
  return { stream, events: await Promise.all(events), runsUrl: runsUrlOf(kernel, stream) }
}
