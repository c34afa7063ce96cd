import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { late } from './late.ts'

test('what was fetched is shown in the first render', async () => {
  const word = late(() => Promise.resolve('here'))
  const Shown = () => <p>{word.read()}</p>
  await word.fetch()
  expect(renderToString(<Shown />)).toBe('<p>here</p>')
})

test('it is fetched once, and again only after a failure', async () => {
  let tries = 0
  const word = late(() => {
    tries += 1
    return tries === 1 ? Promise.reject(new Error('away')) : Promise.resolve(tries)
  })
  await expect(word.fetch()).rejects.toThrow('away')
  await expect(word.fetch()).rejects.toThrow('away')
  word.again()
  expect(await word.fetch()).toBe(2)
  word.again()
  expect(await word.fetch()).toBe(2)
})
