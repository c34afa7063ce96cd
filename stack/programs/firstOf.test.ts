import { expect, test } from 'vitest'
import { firstOf, once } from './firstOf.ts'

const none = () => undefined

test('the first source that has the program wins, and later ones are not asked', async () => {
  const asked: string[] = []
  const source = (name: string, found?: string) => async () => {
    asked.push(name)
    return found
  }
  const sources = [source('path'), source('cache', '/cache/temporal'), source('network', '/new/temporal')]
  expect(await firstOf(sources, '')).toBe('/cache/temporal')
  expect(asked).toEqual(['path', 'cache'])
})

test('when nothing has it the advice is the error, with exit code 4', async () =>
  expect(firstOf([none, none], 'Install it.')).rejects.toMatchObject({ message: 'Install it.', exitCode: 4 }))

test('two parts in need of one program search once', async () => {
  let searches = 0
  const search = async () => `found ${(searches += 1)}`
  expect(await Promise.all([once('weed-test', search), once('weed-test', search)])).toEqual(['found 1', 'found 1'])
})
