import { familiesOf } from '../../support/family.ts'
import { dayMs } from './author.ts'

export type { Family } from '../../support/family.ts'

const { JOURNEY_APP: app = '', JOURNEY_MAIL: mail = '' } = process.env

/** A family of its own, under addresses that no other has. `page` is its author's browser, signed in. */
export const newFamily = familiesOf({ app, mail, dayMs })
