import type { Readable } from 'node:stream'
import { Client } from 'minio'
import type { Settings } from './settings.ts'

/** The object store: any S3. Names are made of ids and numbers, never of a person's words. */
export const blobsOf = ({ s3 }: Settings) => {
  const { hostname, port, protocol } = new URL(s3.endpoint)
  const useSSL = protocol === 'https:'
  const { accessKey, secretKey, bucket } = s3
  const client = new Client({
    endPoint: hostname,
    port: Number(port) || (useSSL ? 443 : 80),
    useSSL,
    accessKey,
    secretKey,
  })

  const list = async (prefix: string): Promise<{ name: string; sizeBytes: number }[]> => {
    const found: { name: string; sizeBytes: number }[] = []
    for await (const item of client.listObjectsV2(bucket, prefix, true) as AsyncIterable<{
      name?: string
      size: number
    }>)
      if (item.name) found.push({ name: item.name, sizeBytes: item.size })
    return found
  }
  return {
    /** Makes the bucket at the first start. */
    ready: async () => {
      if (!(await client.bucketExists(bucket))) await client.makeBucket(bucket)
    },
    put: async (name: string, content: Buffer | Readable, sizeBytes?: number): Promise<void> => {
      await client.putObject(bucket, name, content, sizeBytes)
    },
    get: (name: string): Promise<Readable> => client.getObject(bucket, name),
    getRange: (name: string, offset: number, length: number): Promise<Readable> =>
      client.getPartialObject(bucket, name, offset, length),
    /** In the order of their names. */
    list,
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
