import * as v from 'valibot'
import { linkHash } from './chain.ts'
import { decode, sealedField } from './codec.ts'
import { Unreadable } from '../errors.ts'
import type { AnyEvent, Metadata, Recorded, Sealed } from '../event.ts'
import type { Keyring } from './keyring.ts'
import type { Stored } from './stored.ts'

/**
 * @number schema of an event's stored form. Raised by one when an event's stored form changes in a way that older code
 * cannot read (2: `chain.ts`).
 */
export const SCHEMA = 2

const Fields = v.record(v.string(), v.unknown())
const EnvelopeSchema = v.object({
  pub: Fields,
  enc: v.optional(v.object({ subject: v.string(), kid: v.string(), fields: v.record(v.string(), v.string()) })),
})
const MetadataSchema = v.object({
  actor: v.object({ kind: v.picklist(['account', 'recipient', 'contact', 'visitor', 'system']), id: v.string() }),
  correlationId: v.string(),
  causationId: v.string(),
  commandId: v.string(),
  commandHash: v.string(),
  at: v.string(),
  dayMs: v.number(),
  clock: v.literal('real'),
  schema: v.pipe(v.number(), v.maxValue(SCHEMA)),
  audience: v.string(),
  prevHash: v.string(),
})

/** Anybody may write to the log's streams; only what carries our marks is ours. */
export const isOurs = ({ metadata }: Stored): boolean =>
  typeof metadata === 'object' && metadata !== null && 'schema' in metadata && 'commandId' in metadata

/** How many events of its append follow it in the log: 0 where it does not say. */
export const moreAfter = (stored: Stored | undefined): number => {
  const more = stored && isOurs(stored) && (stored.metadata as { readonly more?: unknown }).more
  return typeof more === 'number' ? more : 0
}

/** The sealed fields of one of our events; none where it lost the form in which we store. */
export const sealedFieldsOf = (stored: Stored): readonly Sealed[] => {
  const { stream, type, eventId, data } = stored
  const envelope = v.safeParse(EnvelopeSchema, data)
  if (!isOurs(stored) || !envelope.success) return []
  const fields = Object.keys(envelope.output.enc?.fields ?? {})
  return fields.flatMap((field) => sealedField(envelope.output, { stream, type, eventId }, field) ?? [])
}

/**
 * Reads one of our events and opens its personal fields.
 * @throws Unreadable when it carries our marks and yet cannot be read
 */
export const recordedOf = async <E extends AnyEvent>(keyring: Keyring, stored: Stored): Promise<Recorded<E>> => {
  const { stream, revision, position, eventId, type } = stored
  const place = { stream, type, eventId }
  const envelope = v.safeParse(EnvelopeSchema, stored.data)
  const metadata = v.safeParse(MetadataSchema, stored.metadata)
  if (!envelope.success || !metadata.success) throw new Unreadable(`${type} ${revision}@${stream}`)
  const data = await decode(keyring, envelope.output, place)
  const dash = stream.indexOf('-')
  return {
    type,
    data,
    category: stream.slice(0, dash),
    id: stream.slice(dash + 1),
    stream,
    revision,
    position,
    eventId,
    metadata: metadata.output satisfies Metadata,
    sealed: (field: string) => sealedField(envelope.output, place, field),
    link: () => ({
      hash: linkHash(metadata.output.prevHash, stored),
      bytes: JSON.stringify(stored.data).length + JSON.stringify(stored.metadata).length,
    }),
  } as unknown as Recorded<E>
}
