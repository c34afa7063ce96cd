import * as v from 'valibot'
import { bounded } from '../words/bounded.ts'

/** What every form of a mailed page posts: without a nonce it was not sent by one of our pages. */
export const pressed = { nonce: v.optional(bounded(), '') }
/** A press of a button that takes nothing besides. */
export const Press = v.strictObject(pressed)
