import { createHash, timingSafeEqual } from 'node:crypto'
import type { Metadata } from '@grpc/grpc-js'
import { accessDenied, wrongPassword, type Fault } from './failures.ts'

/** Says why a call may not come in. */
export type Door = (metadata: Metadata) => Fault | undefined

/** The plain port is for this machine: the client sends no credentials without TLS, so all is allowed. */
export const openDoor: Door = () => undefined

const digest = (text: string) => createHash('sha256').update(text).digest()

/** The TLS port knows one user, who may do everything. */
export const adminDoor = (password: string): Door => {
  const expected = digest(`admin:${password}`)
  return (metadata) => {
    const header = metadata.get('authorization')[0]?.toString()
    if (!header) return accessDenied()
    const [scheme, credentials = ''] = header.split(' ')
    const given = digest(Buffer.from(credentials, 'base64').toString())
    return scheme === 'Basic' && timingSafeEqual(given, expected) ? undefined : wrongPassword()
  }
}
