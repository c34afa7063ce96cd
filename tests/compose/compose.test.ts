import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { expect, test } from 'vitest'
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
}

const source = readFileSync(new URL('../../docker-compose.yml', import.meta.url), 'utf8')
const file = parse(source, { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>
  readonly volumes: Readonly<Record<string, unknown>>
}
const services = Object.entries(file.services)
const image = readFileSync(new URL('../../Dockerfile', import.meta.url), 'utf8')
const setByImage = [...image.matchAll(/\b([A-Z0-9_]+)=\S+/g)].map(([, name]) => name)

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

test('a service waits only for services that exist and tell their health', () => {
  const awaited = services.flatMap(([, { depends_on = {} }]) => Object.keys(depends_on))
  expect(awaited.filter((name) => !file.services[name]?.healthcheck)).toEqual([])
})

test('every named volume is declared, and none is declared in vain', () => {
  const used = services.flatMap(([, { volumes = [] }]) => volumes.map((volume) => volume.split(':')[0] ?? ''))
  expect([...new Set(used)].sort()).toEqual(Object.keys(file.volumes).sort())
})

test('a secret has no default: the start is refused without it', () => {
  const secrets = source.match(/\$\{(\w*(PASSWORD|SECRET_KEY|ACCESS_KEY|MASTER_KEY|BACKUP_KEY)\w*)[^}]*\}/g) ?? []
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
