import { admin } from './admin.ts'
import { recordView } from './decide.ts'

/** What remembers that one of us looked at what is somebody else's: whose stream, and what a look adds to it. */
export const looks = { seer: admin, record: recordView }
