import { defaultPayloadConverter, type PayloadConverter } from '@temporalio/common'

const nothing = defaultPayloadConverter.toPayload(undefined)

/**
 * The SDK's own form of what a workflow is told, but for this: what cannot be read is nothing. A signal of another
 * encoding, as Temporal's UI offers them, would fail each task of the workflow until somebody ended it.
 */
export const payloadConverter: PayloadConverter = {
  toPayload: (value, ...more) => defaultPayloadConverter.toPayload(value, ...more),
  fromPayload: (payload, ...more) => {
    try {
      return defaultPayloadConverter.fromPayload(payload, ...more)
    } catch {
      return defaultPayloadConverter.fromPayload(nothing)
    }
  },
}
