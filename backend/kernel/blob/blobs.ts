import type { IncomingMessage } from 'node:http'
import type { Readable } from 'node:stream'
import { Client } from 'minio'
import type { Settings } from '../process/settings.ts'
import { streamTo } from './streamTo.ts'

/**
 * @number size of a part in which a large file is stored. The client holds what is smaller in memory as a whole; what
 * is larger goes in parts of this size.
 */
const PART_BYTES = 64 * 2 ** 20
const MINUTES_10_S = 600

/** `storedAt` is an Instant of the store's clock. */
type Listed = { readonly name: string; readonly sizeBytes: number; readonly etag: string; readonly storedAt: string }

/** Whether the store says that there is nothing under a name. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'NoSuchKey'

/** The object store: any S3. Names are made of ids and numbers, never of a person's words. */
export const blobsOf = ({ s3 }: Pick<Settings, 's3'>) => {
  const { hostname, port, protocol } = new URL(s3.endpoint)
  const useSSL = protocol === 'https:'
  const { accessKey, secretKey, bucket } = s3
  const client = new Client({
    endPoint: hostname,
    port: Number(port) || (useSSL ? 443 : 80),
    useSSL,
    accessKey,
    secretKey,
    partSize: PART_BYTES,
  })

  const list = async (prefix: string): Promise<Listed[]> => {
    const found: Listed[] = []
    for await (const item of client.listObjectsV2(bucket, prefix, true) as AsyncIterable<{
      name?: string
      size: number
      etag?: string
      lastModified: Date
    }>)
      if (item.name) {
        const storedAt = item.lastModified.toISOString()
        found.push({ name: item.name, sizeBytes: item.size, etag: item.etag ?? '', storedAt })
      }
    return found
  }
  /** What lies below the prefix, one level down: `staging/` has `staging/<id>/`. */
  const folders = async (prefix: string): Promise<string[]> => {
    const found: string[] = []
    const entries = client.listObjectsV2(bucket, prefix, false) as AsyncIterable<{ prefix?: string }>
    for await (const { prefix: folder } of entries) if (folder) found.push(folder)
    return found
  }
  return {
    /** Makes the bucket at the first start. */
    ready: async () => {
      if (!(await client.bucketExists(bucket))) await client.makeBucket(bucket)
    },
    put: async (name: string, content: Buffer | Readable, sizeBytes?: number): Promise<void> => {
      const isStreamed = !Buffer.isBuffer(content) && sizeBytes !== undefined && sizeBytes <= PART_BYTES
      if (!isStreamed) return void (await client.putObject(bucket, name, content, sizeBytes))
      await streamTo(await client.presignedPutObject(bucket, name, MINUTES_10_S), content, sizeBytes)
    },
    get: (name: string): Promise<Readable> => client.getObject(bucket, name),
    /** The same with its size, which the store's answer says. */
    getSized: async (name: string): Promise<{ readonly content: Readable; readonly sizeBytes: number }> => {
      const content = (await client.getObject(bucket, name)) as IncomingMessage
      return { content, sizeBytes: Number(content.headers['content-length']) }
    },
    getRange: (name: string, offset: number, length: number): Promise<Readable> =>
      client.getPartialObject(bucket, name, offset, length),
    /** In the order of their names. */
    list,
    folders,
    remove: (names: readonly string[]) => client.removeObjects(bucket, [...names]),
    removeAll: async (prefix: string): Promise<void> => {
      await client.removeObjects(
        bucket,
        (await list(prefix)).map(({ name }) => name),
      )
    },
  }
}
export type Blobs = ReturnType<typeof blobsOf>
