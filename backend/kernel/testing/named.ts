import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The types that a module's events.ts declares, in the order it does. */
export const eventTypesIn = (module: URL): string[] => {
  const text = readFileSync(new URL('events.ts', module), 'utf8')
  return [...text.matchAll(/\bEvent<\s*'(\w+)'/g)].map(([, type = '']) => type)
}

/**
 * Which of these words stand in no test of the module or what its tests share: `'not-due'` in quotes, as code says it.
 * That finds what was forgotten whole; what each is for, only the tests prove that name it.
 */
export const unnamedIn = (module: URL, words: readonly string[]): string[] => {
  const folder = fileURLToPath(module)
  const tests = globSync(['**/*.test.ts', 'testing/*.ts'], { cwd: folder }).map((name) =>
    readFileSync(new URL(name, module), 'utf8'),
  )
  return words.filter((word) => !tests.some((text) => text.includes(`'${word}'`)))
}
