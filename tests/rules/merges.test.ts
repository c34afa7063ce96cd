import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { sources } from './cruise.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A formatter moves such a mark into the middle of a line of words, where no compiler finds it. */
const MARK = /[<]{7}|[>]{7}/

test('nothing of a merge that was not finished stands in the code, or in a page’s words', () => {
  expect(sources(root).filter((path) => MARK.test(readFileSync(join(root, path), 'utf8')))).toEqual([])
})
