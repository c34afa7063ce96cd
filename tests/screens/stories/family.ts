import { address } from './address.ts'
import { broken } from './broken.ts'
import { expiry } from './expiry.ts'
import { families } from './families.ts'
import { kept } from './kept.ts'
import { leaving } from './leaving.ts'
import { people } from './people.ts'
import { proofs } from './proofs.ts'
import { readers } from './readers.ts'
import { recalled } from './recalled.ts'
import { recording } from './recording.ts'
import { resting } from './resting.ts'
import { security } from './security.ts'
import { talking } from './talking.ts'
import { unreached } from './unreached.ts'
import { vault } from './vault.ts'
import { waits } from './waits.ts'
import { ways } from './ways.ts'

const quick = [broken, families, leaving, people, recalled, recording, resting, security, talking, unreached, vault]
const delivered = [kept, proofs, readers, waits, ways]
/** What an author, a recipient and a contact come to beside the scenes. */
export const stories = [...quick, ...delivered, expiry, address]
