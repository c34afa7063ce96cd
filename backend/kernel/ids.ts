import { createHash } from 'node:crypto'
import { v5, v7 } from 'uuid'

/** Namespace of every derived id of ours; changing it would make each retry a new request. */
const OURS = '6f0d0f7e-9c53-5e0b-8b7a-3c3b7f2e5a10'

export const newId = (): string => v7()
export const derivedId = (name: string): string => v5(name, OURS)

/** The id of a command that an activity may have to repeat. */
export const commandIdOf = (stream: string, command: string, ...rest: readonly (string | number)[]): string =>
  derivedId([stream, command, ...rest].join(':'))

export const eventIdOf = (commandId: string, index: number): string => v5(String(index), commandId)

export const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex')
