import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
/** Where albums are taken: beside the code, and not kept with it. */
export const albums = join(root, '.data', 'screens')
/** Where the few pictures lie that are. */
export const kept = join(root, 'docs', 'screens')

const picturesIn = (page: string): readonly string[] =>
  [...readFileSync(page, 'utf8').matchAll(/!\[[^\]]*\]\(([^)\s]+\.png)\)/g)].map(([, file = '']) =>
    relative(kept, join(dirname(page), file)),
  )

/** Every picture that the README and the pages of docs show, named as in its album. */
export const shown = (): ReadonlySet<string> => {
  const pages = ['README.md', ...globSync('docs/**/*.md', { cwd: root })]
  return new Set(pages.flatMap((page) => picturesIn(join(root, page))))
}

/** Every picture that is kept with the code. */
export const keptPictures = (): readonly string[] => globSync('**/*.png', { cwd: kept })
