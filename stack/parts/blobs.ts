import { readdirSync, rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { privateFolder } from '../folders.ts'
import { blobStoreProgram } from '../programs/blobStore.ts'
import type { Launch, Part, Ports, Say } from './part.ts'
import { answersOk } from './ready.ts'

const GRPC = 10_000 // SeaweedFS's admin derives its second port so

/** @number ports of the object store */
export const blobPorts = {
  s3: { port: 9000 },
  console: { port: 9018 },
  master: { port: 9010 },
  volume: { port: 9011 },
  filer: { port: 9012 },
  s3Grpc: { port: 9013 },
  masterGrpc: { port: 9014 },
  volumeGrpc: { port: 9015 },
  filerGrpc: { port: 9016 },
  admin: { port: 9017, also: [GRPC] },
}

type Options = {
  readonly folder: string
  readonly ports: Ports
  readonly accessKey: string
  readonly secretKey: string
  readonly say: Say
}

export const s3Endpoint = ({ s3 }: Ports) => `http://127.0.0.1:${s3}`

const minio = (program: string, { folder, ports, accessKey, secretKey }: Options): Launch => {
  const listen = ['--address', `127.0.0.1:${ports['s3']}`, '--console-address', `127.0.0.1:${ports['console']}`]
  return {
    command: [program, 'server', privateFolder(join(folder, 'minio')), '--quiet', ...listen],
    env: { MINIO_ROOT_USER: accessKey, MINIO_ROOT_PASSWORD: secretKey },
  }
}

const weed = (program: string, { folder, ports, accessKey, secretKey }: Options): Launch => {
  const data = privateFolder(join(folder, 'weed'))
  const log = privateFolder(join(data, 'log'))
  const flags = {
    dir: data,
    ip: '127.0.0.1',
    'ip.bind': '127.0.0.1',
    's3.port': ports['s3'],
    's3.port.grpc': ports['s3Grpc'],
    's3.port.iceberg': 0,
    's3.port.lance': 0,
    's3.localSocket': join(data, 's3.sock'),
    'master.port': ports['master'],
    'master.port.grpc': ports['masterGrpc'],
    'master.telemetry': false, // on by default: our families' machines report to nobody
    'volume.port': ports['volume'],
    'volume.port.grpc': ports['volumeGrpc'],
    'filer.port': ports['filer'],
    'filer.port.grpc': ports['filerGrpc'],
    'filer.localSocket': join(data, 'filer.sock'),
    'admin.port': ports['admin'], // its second port stays GRPC above it, or its worker never connects
    'admin.ui': false,
    webdav: false,
  }
  return {
    command: [program, `-logdir=${log}`, 'mini', ...Object.entries(flags).map(([k, value]) => `-${k}=${value}`)],
    env: { AWS_ACCESS_KEY_ID: accessKey, AWS_SECRET_ACCESS_KEY: secretKey },
    cwd: data,
  }
}

/** Every start of SeaweedFS adds log files. */
const pruneLogs = (folder: string, keep = 20) => {
  const log = join(folder, 'weed', 'log')
  try {
    const old = readdirSync(log).sort().toReversed().slice(keep)
    for (const name of old) rmSync(join(log, name), { force: true })
  } catch {
    // there is no log yet
  }
}

/** An S3 store: MinIO where the machine has it, else SeaweedFS. */
export const blobs = (options: Options): Part => {
  const endpoint = s3Endpoint(options.ports)
  return {
    name: 'blobs',
    needs: [],
    ports: options.ports,
    stopWave: 2,
    prepare: async () => {
      const program = await blobStoreProgram(options.say)
      return basename(program).startsWith('minio') ? minio(program, options) : weed(program, options)
    },
    beforeLaunch: async () => pruneLogs(options.folder),
    isReady: async () => (await answersOk(`${endpoint}/healthz`)) || answersOk(`${endpoint}/minio/health/ready`),
  }
}
