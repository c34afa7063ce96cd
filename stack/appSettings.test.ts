import { delimiter } from 'node:path'
import { expect, test } from 'vitest'
import { appSettings } from './appSettings.ts'

const settings = (env: NodeJS.ProcessEnv, dayMs?: number) =>
  appSettings({
    env,
    masterKey: 'made',
    vaultKey: 'made, too',
    backupKey: 'made too',
    dayMs,
    origin: 'http://localhost:3000',
  })

test('a setting in the environment goes to the app', () =>
  expect(settings({ PRODUCT_NAME: 'Hale', MASTER_KEY: 'own' })).toMatchObject({
    PRODUCT_NAME: 'Hale',
    MASTER_KEY: 'own',
  }))

test('the newer ffmpeg counts before the present one, and one that is set before both', () => {
  const { FFMPEG_PATH = '' } = settings({})
  expect(FFMPEG_PATH.split(delimiter)).toHaveLength(2)
  expect(FFMPEG_PATH).toMatch(/ffmpeg-9\.0\.2:/)
  expect(settings({ FFMPEG_PATH: '/opt/ffmpeg' })).toMatchObject({ FFMPEG_PATH: '/opt/ffmpeg' })
})

test('--day is stronger than DAY_MS', () =>
  expect(settings({ DAY_MS: '5000' }, 60_000)).toMatchObject({ DAY_MS: '60000' }))

test('made-up accounts open without a password unless that is switched off', () => {
  expect(settings({})).toMatchObject({ TEST_LOGIN: 'on' })
  expect(settings({ TEST_LOGIN: 'off' })).toMatchObject({ TEST_LOGIN: 'off' })
})

test('what is not given is left to the app, or made', () => {
  expect(settings({})).toMatchObject({
    MASTER_KEY: 'made',
    VAULT_KEY: 'made, too',
    BACKUP_KEY: 'made too',
    ORIGIN: 'http://localhost:3000',
    DAY_MS: '86400000',
  })
  expect(settings({})).not.toHaveProperty('PRODUCT_NAME')
})
