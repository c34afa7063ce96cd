// Through: kernel, web
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DYES } from './binding.ts'

const tokens = readFileSync(new URL('../../../web/ui/tokens.css', import.meta.url), 'utf8')
/** A dye as the light pages show it: the first place that names it. */
const onPages = (dye: string) => new RegExp(`--dye-${dye}: (#[0-9a-f]{6})`).exec(tokens)?.[1]
const hex = (colour: readonly number[]) => `#${Buffer.from(colour).toString('hex')}`

test('an email is dyed as the light pages are', () =>
  expect(Object.fromEntries(Object.keys(DYES).map((dye) => [dye, onPages(dye)]))).toEqual(
    Object.fromEntries(Object.entries(DYES).map(([dye, colour]) => [dye, hex(colour)])),
  ))
