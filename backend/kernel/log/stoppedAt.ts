import * as v from 'valibot'
import { Id, Instant } from '../contract.ts'

/** Where a subscription stands and cannot go on: an event by its id and type, never what it says. */
export const Stopped = v.object({ subscription: v.string(), eventId: Id, type: v.string(), since: Instant })
export type Stopped = v.InferOutput<typeof Stopped>
