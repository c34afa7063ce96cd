import type { Plugin } from 'vite'
import { paths } from '../app/paths.ts'

/** The paths that are pages, for the server, which answers 404 for every other: `routes.json`. */
export const pageList = (): Plugin => ({
  name: 'page-list',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle() {
    const { message, ...plain } = paths
    const list = [...Object.values(plain).map((path) => path()), message(':messageId')]
    this.emitFile({ type: 'asset', fileName: 'routes.json', source: JSON.stringify(list) })
  },
})
