import { expect, test } from 'vitest'
import { gathering } from './gathering.ts'

const gathered = (fails: (items: readonly number[]) => boolean = () => false) => {
  const done: (readonly number[])[] = []
  const add = gathering(async (items: readonly number[]) => {
    if (fails(items)) throw new Error(`not ${String(items)}`)
    done.push(items)
    // Others come meanwhile.
    await new Promise((resolve) => setImmediate(resolve))
  })
  return { add, done }
}

test('what is asked for in one moment is done at once', async () => {
  const { add, done } = gathered()
  await Promise.all([1, 2, 3].map(add))
  expect(done).toEqual([[1, 2, 3]])
})

test('what comes while something is under way is done next, at once', async () => {
  const { add, done } = gathered()
  const first = add(1)
  await new Promise((resolve) => setImmediate(resolve))
  await Promise.all([first, add(2), add(3)])
  expect(done).toEqual([[1], [2, 3]])
})

test('where it fails each is done by itself, and only whoever failed is told', async () => {
  const { add, done } = gathered((items) => items.includes(2))
  const answers = await Promise.allSettled([1, 2, 3].map(add))
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  expect(done).toEqual([[1], [3]])
})

test('after a failure the next is done', async () => {
  const { add, done } = gathered((items) => items.includes(2))
  await add(2).catch(() => 'told')
  await add(3)
  expect(done).toEqual([[3]])
})
