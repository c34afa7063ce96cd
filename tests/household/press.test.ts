import { expect, test } from 'vitest'
import { afterReading } from './press.ts'

test('people who read and press at the same time have each read for a while', async () => {
  const turn = () => new Promise<void>((done) => setImmediate(done))
  const read = async () => {
    await turn()
    const readAt = Date.now()
    await turn()
    return readAt
  }
  const press = async (readAt: number) => {
    await turn()
    return Date.now() - readAt
  }
  const ages = await Promise.all([1, 2, 3].map(() => afterReading(read, press)))
  expect(ages.filter((ms) => ms < 2_000)).toEqual([])
  expect(ages).toHaveLength(3)
})

test('a press that fails stops nobody else', async () => {
  const failing = afterReading(
    () => Promise.reject(new Error('no page')),
    () => Promise.resolve('sent'),
  )
  const next = afterReading(
    () => Promise.resolve(),
    () => Promise.resolve('sent'),
  )
  await expect(failing).rejects.toThrow('no page')
  expect(await next).toBe('sent')
})
