import type { ReadReq } from '@eventstore/db-client/generated/streams_pb.js'
import { badRequest } from './failures.ts'
import type { Stored } from './types.ts'

const DEFAULT_WINDOW = 32

export type Filter = {
  readonly matches: (event: Stored) => boolean
  /** A checkpoint is due after so many events, matching or not. */
  readonly checkpointInterval: number
}

type Expression = { getRegex(): string; getPrefixList(): string[] }

/** A non-empty expression wins over prefixes. A real server's are .NET's: keep to what both understand. */
const matcher = (expression: Expression): ((text: string) => boolean) => {
  const source = expression.getRegex()
  const prefixes = expression.getPrefixList()
  if (!source) return (text) => prefixes.some((prefix) => text.startsWith(prefix))
  try {
    const regex = new RegExp(source)
    return (text) => regex.test(text)
  } catch {
    throw badRequest('the filter is no regular expression')
  }
}

/** @throws Fault for a filter that cannot be understood */
export const filterOf = (options: ReadReq.Options): Filter | undefined => {
  const filter = options.getFilter()
  if (!filter) return undefined
  const byStream = filter.getStreamIdentifier()
  const byType = filter.getEventType()
  const window = filter.hasMax() ? filter.getMax() : DEFAULT_WINDOW
  const checkpointInterval = Math.max(1, (filter.getCheckpointintervalmultiplier() || 1) * window)
  if (byStream) {
    const matches = matcher(byStream)
    return { checkpointInterval, matches: ({ stream }) => matches(stream) }
  }
  if (!byType) throw badRequest('the filter names neither streams nor event types')
  const matches = matcher(byType)
  return { checkpointInterval, matches: ({ type }) => matches(type) }
}
