import { parseOptions } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { hashSecret, isSecret } from './secrets.ts'

test('a secret is kept as argon2id at the cost we promise, and only it opens', async () => {
  const hashed = await hashSecret('a lamp')
  expect(hashed).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(parseOptions(hashed)).toMatchObject({ memoryCost: 19_456, timeCost: 2, parallelism: 1 })
  expect(await isSecret(hashed, 'a lamp')).toBe(true)
  expect(await isSecret(hashed, 'A lamp')).toBe(false)
})

test('a letter typed as one sign or as two opens the same door', async () => {
  expect(await isSecret(await hashSecret('Grüße'), 'Gru\u0308ße')).toBe(true)
})

test('a crowd beyond the queue is asked to wait instead of holding up everybody', async () => {
  const crowd = await Promise.allSettled(Array.from({ length: 101 }, () => isSecret('no hash', 'x')))
  const codes = crowd.map((each) => (each.status === 'rejected' ? (each.reason as { code?: string }).code : undefined))
  expect(codes.filter((code) => code === 'rate-limited')).toHaveLength(1)
})
