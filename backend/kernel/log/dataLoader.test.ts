import { expect, test } from 'vitest'
import { dataLoader, batching } from './dataLoader.ts'

const gathered = (fails: (items: readonly number[]) => boolean = () => false) => {
  const done: (readonly number[])[] = []
  const add = batching(async (items: readonly number[]) => {
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

test('what is asked in one moment is answered at once, each by its own answer, fifty at a time', async () => {
  const asked: number[] = []
  const ask = dataLoader(async (questions: readonly number[]) => {
    asked.push(questions.length)
    return questions.map((question) => question * 2)
  })
  const questions = Array.from({ length: 60 }, (_, index) => index)
  expect(await Promise.all(questions.map(ask))).toEqual(questions.map((question) => question * 2))
  expect(asked).toEqual([50, 10])
})

test('a question that cannot be answered spoils no other', async () => {
  const ask = dataLoader(async (questions: readonly number[]) => {
    if (questions.includes(2)) throw new Error('not that')
    return questions
  })
  const answers = await Promise.allSettled([1, 2, 3].map(ask))
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
})
