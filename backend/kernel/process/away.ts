import { BackendTerminatedError, BackendTerminatedUnexpectedlyError, ConnectionError } from 'slonik'
import { Conflict, StoreUnavailable } from '../errors.ts'

// Of sockets; of Postgres while it shuts down, starts or has too much to do; of gRPC: deadline exceeded, resource
// exhausted, unavailable.
const SOCKET = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT']
const POSTGRES = ['40001', '40P01', '53300', '57P01', '57P02', '57P03']
const CODES = new Set([...SOCKET, ...POSTGRES, '4', '8', '14'])

/** Whether an error says that a part was away or busy: the same will work later. */
export const isAway = (error: unknown): boolean =>
  error instanceof StoreUnavailable ||
  error instanceof Conflict ||
  error instanceof ConnectionError ||
  error instanceof BackendTerminatedError ||
  error instanceof BackendTerminatedUnexpectedlyError ||
  (error instanceof Error && (('code' in error && CODES.has(String(error.code))) || isAway(error.cause)))
