import { homedir } from 'node:os'
import { join } from 'node:path'

/** Where downloaded programs are kept for every later start. */
export const cacheFolder = () => process.env['EVERHEARTH_CACHE'] || join(homedir(), '.cache', 'everhearth')
