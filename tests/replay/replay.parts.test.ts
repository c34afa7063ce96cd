import { expect, test } from 'vitest'
import { kept, modules, replayed, type History, type Module } from './histories.ts'
import { namesIn } from './others.ts'
import { shapes } from './shapes.ts'

/** What the other tests of replays live through. */
const shapesOf: Readonly<Record<Module, readonly string[]>> = {
  messages: [...Object.keys(shapes), 'continued'],
  deliveries: ['sent', 'bounced'],
  accounts: ['welcomed'],
  media: ['prepared', 'audited'],
  archives: ['read'],
  billing: ['paid'],
}

test.each(modules)('today’s code lives every kept history of %s the same way', async (module) => {
  expect(await replayed(kept(module))).toEqual([])
})

test('another order of steps is found', async () => {
  const watched = kept('life').find(({ name }) => name.endsWith('-watched'))
  const other = JSON.parse(JSON.stringify(watched?.history).replaceAll('"askQuestion"', '"presumeLife"')) as History
  const [error] = await replayed([{ name: 'changed', history: other }])
  expect(error).toMatch(/^changed: .*(Nondeterminism|TMPRL1100)/s)
})

test.each(modules)('each shape of %s is kept', (module) => {
  const names = kept(module).map(({ name }) => name.replace(/^[\d.]+-/, ''))
  expect(names).toEqual(expect.arrayContaining([...(shapesOf[module] ?? []), ...namesIn(module)]) as string[])
})

/** Every payload, decoded: what an operator reads. */
const payloadsIn = (text: string): string =>
  [...text.matchAll(/"data":"([A-Za-z0-9+/=]*)"/g)]
    .map(([, data = '']) => Buffer.from(data, 'base64').toString())
    .join('\n')

const isTimed = (module: Module) => module === 'audit' || module === 'reconcile'

test.each(modules)('the histories of %s hold ids, states and times, and no word of a person', (module) => {
  for (const { history } of kept(module)) {
    const text = JSON.stringify(history)
    const words = `${text}\n${payloadsIn(text)}`
    // What is done at fixed times knows no stream.
    expect(payloadsIn(text)).toMatch(isTimed(module) ? /\d/ : /[0-9a-f]{8}-[0-9a-f]{4}/)
    // '@' stands in the worker's version alone; a path or a host would say whose machine recorded it.
    expect(words.replaceAll(/@temporalio\/\w+@[\d.]+/g, '')).not.toContain('@')
    expect(words).not.toMatch(/For Ben|Dear Ben|hale\.example|\bana\b|\bBen\b|orchard/i)
    expect(words).not.toMatch(/"(\/[\w.-]+){2,}|file:\/\//)
  }
})
