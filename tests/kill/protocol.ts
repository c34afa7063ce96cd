import { createHash } from 'node:crypto'
import { Client, credentials, type ClientReadableStream } from '@grpc/grpc-js'
import protobuf from 'protobufjs'

/** As much of the store's published protocol (streams.proto, shared.proto) as reading `$all` needs. */
const PROTOCOL = `
syntax = "proto3";
message Empty {}
message Request {
  Options options = 1;
  message Options {
    All all = 2;
    int32 read_direction = 3;
    oneof amount { uint64 count = 5; Empty subscription = 6; }
    Empty no_filter = 8;
    UuidOption uuid_option = 9;
  }
  message All { oneof from { Position position = 1; Empty start = 2; } }
  message Position { uint64 commit_position = 1; uint64 prepare_position = 2; }
  message UuidOption { Empty text = 2; }
}
message Response {
  ReadEvent event = 1;
  message ReadEvent { RecordedEvent event = 1; }
  message RecordedEvent {
    Uuid id = 1;
    StreamIdentifier stream_identifier = 2;
    uint64 stream_revision = 3;
    uint64 prepare_position = 4;
    uint64 commit_position = 5;
    map<string, string> metadata = 6;
    bytes custom_metadata = 7;
    bytes data = 8;
  }
  message Uuid { string text = 2; }
  message StreamIdentifier { bytes stream_name = 3; }
}`
const { root } = protobuf.parse(PROTOCOL)
const Request = root.lookupType('Request')
const Response = root.lookupType('Response')

type Wire = {
  readonly id: { readonly text: string }
  readonly streamIdentifier: { readonly streamName: Buffer }
  readonly streamRevision: string
  readonly commitPosition: string
  readonly metadata: Readonly<Record<string, string>>
  readonly customMetadata: Buffer
  readonly data: Buffer
}

/** An event as the store hands it out. */
export type Raw = {
  readonly id: string
  readonly stream: string
  readonly revision: bigint
  readonly position: bigint
  readonly type: string
  readonly metadata: Buffer
  readonly data: Buffer
  /** Of everything the store holds of it: another one means that history was changed. */
  readonly fingerprint: string
}

const rawOf = ({ id, streamIdentifier, streamRevision, commitPosition, metadata, customMetadata, data }: Wire): Raw => {
  const stream = streamIdentifier.streamName.toString()
  const own = [id.text, stream, streamRevision, commitPosition, ...Object.entries(metadata).flat()]
  const fingerprint = createHash('sha256').update(own.join('\n')).update(customMetadata).update('\n').update(data)
  return {
    id: id.text,
    stream,
    revision: BigInt(streamRevision),
    position: BigInt(commitPosition),
    type: metadata['type'] ?? '',
    metadata: customMetadata,
    data,
    fingerprint: fingerprint.digest('hex'),
  }
}

const eventIn = (bytes: Buffer): Raw | undefined => {
  const answer = Response.toObject(Response.decode(bytes), { longs: String, bytes: Buffer, defaults: true })
  const event = (answer as { event?: { event?: Wire } | null }).event?.event
  return event ? rawOf(event) : undefined
}

const PATH = '/event_store.client.streams.Streams/Read'
const LARGEST_UINT64 = '18446744073709551615'

/**
 * Reads `$all` after a position, to its end or for as long as it lasts.
 * @throws the store's error, also when a subscription ends before `signal`
 */
const read = (address: string, options: object, onEvent: (event: Raw) => void, signal: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const client = new Client(address, credentials.createInsecure())
    const request = Request.fromObject({
      options: { readDirection: 0, noFilter: {}, uuidOption: { text: {} }, ...options },
    })
    const stream: ClientReadableStream<Raw | undefined> = client.makeServerStreamRequest(
      PATH,
      () => Buffer.from(Request.encode(request).finish()),
      eventIn,
      request,
    )
    const stop = () => stream.cancel()
    signal.addEventListener('abort', stop, { once: true })
    const finish = (settle: () => void) => {
      signal.removeEventListener('abort', stop)
      client.close()
      settle()
    }
    stream.on('data', (event: Raw | undefined) => event && onEvent(event))
    stream.on('error', (error) => finish(() => reject(error)))
    stream.on('end', () => finish(resolve))
  })

const after = (position: bigint | undefined) =>
  position === undefined
    ? { start: {} }
    : { position: { commitPosition: String(position), preparePosition: String(position) } }

/** All there is, now. */
export const readAll = async (address: string): Promise<Raw[]> => {
  const events: Raw[] = []
  const all = { all: after(undefined), count: LARGEST_UINT64 }
  await read(address, all, (event) => events.push(event), AbortSignal.timeout(60_000))
  return events
}

/** What comes after a position, until the store goes away or the signal fires. */
export const follow = (
  address: string,
  position: bigint | undefined,
  onEvent: (event: Raw) => void,
  stop: AbortSignal,
) => read(address, { all: after(position), subscription: {} }, onEvent, stop)
