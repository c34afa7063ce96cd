import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import * as modules from '../../web/modules/paths.ts'
import { sources } from './cruise.ts'

// The server and its mails write an address of the app out: the app's own paths are code of the browser.

const root = fileURLToPath(new URL('../..', import.meta.url))
const code = sources(root)
  .filter((file) => /^(backend|workflows)\//u.test(file) && !/\.test\.ts$|\/testing\//u.test(file))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }))

/** What pages of the server begin with: those behind mailed links. */
const served = new Set(
  code
    .filter(({ text }) => !text.includes("prefix: '/api"))
    .flatMap(({ text }) => [...text.matchAll(/\.(?:get|use)\('\/([a-z-]+)[/']/gu)].map(([, first = '']) => first)),
)
/** Stands for whatever a link fills in. */
const ANY = ':any'
/** What the modules of the app lead to, with all that may be filled in and with nothing. */
const links = Object.values(modules).flatMap(({ paths }) =>
  Object.values(paths).flatMap((path) => {
    const filled: (...all: readonly string[]) => string = path
    return [filled(ANY, ANY), filled(ANY), filled()].filter((link) => !link.includes('undefined'))
  }),
)
/** Its pages: what asks one of them for something is none. */
const app = links.filter((path) => !/[?#]/u.test(path))
const partsOf = (path: string): readonly string[] => path.split('/').slice(1)
const isOfApp = (path: string): boolean =>
  app.some((known) => {
    const [theirs, ours] = [partsOf(known), partsOf(path)]
    return theirs.length === ours.length && theirs.every((part, at) => part === ANY || part === ours[at])
  })

/** The paths that a file says after the address of the house, or hands on to be said so; what is filled in may be anything. */
const saidIn = (text: string): readonly string[] =>
  [...text.matchAll(/(?:origin\}|\bpath: ')(\/[a-z][^`'"\s?#]*)/gu)].map(([, path = '']) =>
    path.replaceAll(/\$\{[^}]*\}?/gu, ANY),
  )

const isThere = (path: string): boolean => served.has(partsOf(path)[0] ?? '') || isOfApp(path)

test('every address that a mail or a page of the server says is one of the app or of the server', () => {
  const said = code.flatMap(({ file, text }) => saidIn(text).map((path) => ({ file, path })))
  expect(said.length).toBeGreaterThan(40)
  expect(said.filter(({ path }) => !isThere(path))).toEqual([])
})

test('a link of the app that asks a page for something leads to a page', () =>
  expect(links.map((path) => path.split(/[?#]/u)[0] ?? '').filter((path) => !isThere(path))).toEqual([]))

test.each([
  ['`${settings.origin}/sharing`', true],
  ['`${settings.origin}/future-messages/${messageId}`', true],
  ['`${origin}/check/${token}?do=here`', true],
  ['`${settings.origin}/shared-links`', false],
  ['`${settings.origin}/sharing/all`', false],
])('%s is a place: %s', (text, is) => expect(saidIn(text).map(isThere)).toEqual([is]))
