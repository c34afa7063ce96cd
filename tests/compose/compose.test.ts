import { existsSync, readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { settingNames } from '../../backend/kernel/process/settings.ts'
import { PROCESSES } from '../../stack/app.ts'
import { composeSchema } from './composeSchema.ts'

type Service = {
  readonly environment?: Readonly<Record<string, string | number>>
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>
  readonly healthcheck?: object
  readonly volumes?: readonly string[]
  readonly ports?: readonly string[]
  readonly image: string
  readonly command?: readonly string[]
  readonly cap_drop?: readonly string[]
  readonly cap_add?: readonly string[]
  readonly security_opt?: readonly string[]
  readonly read_only?: boolean
  readonly mem_limit?: string
}

const source = readFileSync(new URL('../../docker-compose.yml', import.meta.url), 'utf8')
const file = parse(source, { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>
  readonly volumes: Readonly<Record<string, unknown>>
}
const services = Object.entries(file.services)
const image = readFileSync(new URL('../../Dockerfile', import.meta.url), 'utf8')
const setByImage = [...image.matchAll(/\b([A-Z0-9_]+)=\S+/g)].map(([, name]) => name)

const sources = services.flatMap(([, { volumes = [] }]) => volumes.map((volume) => volume.split(':')[0] ?? ''))
const isFile = (from: string) => from.startsWith('./')

test('docker-compose.yml is what the Compose Specification allows', () => {
  const validate = new Ajv({ allErrors: true, allowUnionTypes: true }).compile(composeSchema)
  validate(file)
  expect(validate.errors).toBeNull()
})

test.each(Object.keys(PROCESSES))('%s is given settings that it knows, and all that it requires', (name) => {
  const given = Object.keys(file.services[name]?.environment ?? {})
  expect(given.filter((setting) => !(setting in settingNames))).toEqual([])
  const known = new Set([...given, ...setByImage])
  const required = Object.entries(settingNames).filter(([, { required }]) => required)
  expect(required.map(([setting]) => setting).filter((setting) => !known.has(setting))).toEqual([])
})

test.each(Object.entries(PROCESSES))('%s is started as it is here', (name, { run }) =>
  expect(file.services[name]?.command).toEqual(['node', ...run]),
)

test('a setting that the image gives is one that the processes know', () =>
  expect(setByImage.filter((name) => name !== 'NODE_ENV' && name && !(name in settingNames))).toEqual([]))

test('a service waits only for services that exist, and tell their health or end', () => {
  const awaited = services.flatMap(([, { depends_on = {} }]) => Object.entries(depends_on))
  expect(awaited.filter(([name]) => !file.services[name])).toEqual([])
  const standing = awaited.filter(([, { condition }]) => condition !== 'service_completed_successfully')
  expect(standing.filter(([name]) => !file.services[name]?.healthcheck)).toEqual([])
})

test('every named volume is declared, and none is declared in vain', () => {
  expect([...new Set(sources.filter((from) => !isFile(from)))].sort()).toEqual(Object.keys(file.volumes).sort())
})

test('a file that is mounted exists', () => {
  const files = sources.filter(isFile)
  expect(files).not.toEqual([])
  expect(files.filter((path) => !existsSync(new URL(`../../${path}`, import.meta.url)))).toEqual([])
})

test('a secret has no default: the start is refused without it', () => {
  const secrets =
    source.match(/\$\{(\w*(PASSWORD|SECRET_KEY|ACCESS_KEY|MASTER_KEY|VAULT_KEY|BACKUP_KEY)\w*)[^}]*\}/g) ?? []
  expect(secrets.length).toBeGreaterThan(3)
  expect(secrets.filter((use) => !use.includes(':?'))).toEqual([])
})

test('nothing is reachable from outside the host', () => {
  const ports = services.flatMap(([, { ports = [] }]) => ports)
  expect(ports.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([])
})

test('no image floats: each that is not our own names its version', () => {
  const images = services.map(([, { image }]) => image).filter((image) => image !== 'everhearth')
  expect(images.filter((image) => !/:(?!latest$)[\w.-]+$/.test(image))).toEqual([])
})

describe.each(services)('%s', (name, service) => {
  test('has no right of root that it does not need, can gain none, and has a most of memory', () => {
    expect(service.cap_drop).toEqual(['ALL'])
    expect(service.cap_add ?? []).toEqual(
      name === 'postgres' ? ['CHOWN', 'DAC_OVERRIDE', 'FOWNER', 'SETGID', 'SETUID'] : [],
    )
    expect(service.security_opt).toEqual(['no-new-privileges:true'])
    expect(service.mem_limit).toMatch(/^\d+[mg]$/)
  })
})

test.each(Object.keys(PROCESSES))('%s writes to nothing but a place that goes with it', (name) =>
  expect(file.services[name]?.read_only).toBe(true),
)

const given = (name: string) => Object.entries(file.services[name]?.environment ?? {})
const uses = (secret: string) =>
  services.flatMap(([name]) => (given(name).some(([, value]) => `${value}`.includes(`{${secret}:`)) ? [name] : []))

test('what opens one part for one process is known to those two alone', () => {
  const app = Object.keys(PROCESSES)
  expect(uses('POSTGRES_PASSWORD')).toEqual(['postgres'])
  expect(uses('EVERHEARTH_PASSWORD')).toEqual([...app, 'postgres'])
  expect(uses('TEMPORAL_PASSWORD')).toEqual(['postgres', 'temporal'])
  expect(uses('MINIO_ROOT_PASSWORD')).toEqual(['minio', 'keys'])
  expect(uses('S3_SECRET_KEY')).toEqual([...app, 'keys'])
  expect(uses('BACKUP_S3_SECRET_KEY')).toEqual([...app, 'keys'])
})

test('the programs of our packages that decode files of strangers are not in the image', () => {
  const { dependencies } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    readonly dependencies: Readonly<Record<string, string>>
  }
  expect(image).toContain('npm ci --omit=dev')
  expect(Object.keys(dependencies).filter((name) => /ffmpeg|ffprobe/.test(name))).toEqual([])
})
