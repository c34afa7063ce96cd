import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { timeSkippingServer } from '../../stack/programs/temporal.ts'
import { supervise } from '../../stack/supervisor/supervise.ts'
import { clearLeftOvers, ownFolder } from '../../stack/testing/ownFolder.ts'
import { partNames, testParts, type PartName } from './parts.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Superuser, database `postgres`: a test makes its own database from here. */
    postgresUrl: string
    eventStoreUrl: string
    temporalAddress: string
    temporalNamespace: string
    s3: { endpoint: string; accessKey: string; secretKey: string }
    smtpUrl: string
    /** `GET <mailApi>/email` lists the mails that arrived. */
    mailApi: string
    timeSkippingServerPath: string
    /** Where the run keeps the workflows of each queue, once they are bundled. */
    bundleFolder: string
  }
}

const PREFIX = 'everhearth-parts-'
const say = (line: string) => console.log(line)

/** What PARTS names, with what that needs; all without it. */
const wanted = (): ReadonlySet<PartName> => {
  const named = (process.env['PARTS'] ?? '').split(',').filter(Boolean)
  const unknown = named.filter((name) => !partNames.some((known) => known === name))
  if (unknown.length > 0) throw new Error(`PARTS names ${unknown.join(', ')}; there are ${partNames.join(', ')}`)
  const names = new Set(partNames.filter((name) => named.length === 0 || named.includes(name)))
  if (names.has('event-node')) names.add('postgres')
  return names
}

/** Brings real parts up for the tests of the project `parts`, in a folder and on ports of their own. */
export default async function setup({ provide }: TestProject) {
  await clearLeftOvers(PREFIX)
  const folder = ownFolder(PREFIX)
  const names = wanted()
  const { parts, context, release } = await testParts(folder, names, say)
  const stack = supervise(parts, { folder, say })
  const stop = async () => {
    await stack.stop()
    release()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await stack.up
    provide('bundleFolder', `${folder}/bundles`)
    if (names.has('time-skipping')) provide('timeSkippingServerPath', await timeSkippingServer(say))
    for (const hand of context) await hand(provide)
  } catch (error) {
    await stop()
    throw error
  }
  return stop
}
