import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { pagesSheet } from './pagesSheet.ts'

/** A file of the design system. */
export const own = (name: string) => fileURLToPath(new URL(`../ui/${name}`, import.meta.url))
const ofPackage = (name: string) => fileURLToPath(import.meta.resolve(name))

/**
 * Files at paths that do not change with their content: server-rendered pages link them, and every page's fonts.
 * Path in the built site -> file.
 */
export const FIXED_FILES: Readonly<Record<string, string>> = {
  'ui/tokens.css': own('tokens.css'),
  'ui/base.css': own('base.css'),
  'favicon.svg': own('favicon.svg'),
  'ui/fonts/besley-latin.woff2': own('fonts/besley-latin.woff2'),
  'ui/fonts/besley-latin-ext.woff2': ofPackage('@fontsource-variable/besley/files/besley-latin-ext-wght-normal.woff2'),
  'ui/fonts/atkinson-latin.woff2': own('fonts/atkinson-latin.woff2'),
  'ui/fonts/atkinson-latin-ext.woff2': ofPackage(
    '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-wght-normal.woff2',
  ),
  'ui/fonts/literata-latin.woff2': ofPackage('@fontsource-variable/literata/files/literata-latin-wght-normal.woff2'),
  'ui/fonts/literata-latin-ext.woff2': ofPackage(
    '@fontsource-variable/literata/files/literata-latin-ext-wght-normal.woff2',
  ),
}

export const fixedFiles = (): Plugin => ({
  name: 'fixed-files',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle() {
    for (const [fileName, file] of Object.entries(FIXED_FILES)) {
      this.emitFile({ type: 'asset', fileName, source: readFileSync(file) })
    }
    this.emitFile({ type: 'asset', fileName: 'ui/pages.css', source: pagesSheet() })
  },
  configureServer({ middlewares }) {
    middlewares.use((request, response, next) => {
      const file = FIXED_FILES[(request.url ?? '').slice(1)]
      if (file !== undefined && !file.endsWith('.css')) response.end(readFileSync(file))
      else next()
    })
  },
})
