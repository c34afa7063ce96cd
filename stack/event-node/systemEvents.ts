import { randomUUID } from 'node:crypto'
import type { Proposed } from './types.ts'

const NOTHING = new Uint8Array()

const systemEvent = (type: string, data: Uint8Array): Proposed => ({
  id: randomUUID(),
  type,
  isJson: true,
  data,
  metadata: NOTHING,
})

export const metadataEvent = (data: Uint8Array) => systemEvent('$metadata', data)
export const tombstoneEvent = () => systemEvent('$streamDeleted', NOTHING)

/** What a new store holds: clients expect that a log begins with a few events of the system. */
export const seed = (): readonly (readonly [stream: string, event: Proposed])[] => [
  ['$users', systemEvent('$User', Buffer.from('"admin"'))],
  ['$user-admin', systemEvent('$UserCreated', Buffer.from('{"loginName":"admin","fullName":"Administrator"}'))],
]
