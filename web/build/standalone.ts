import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

const NAMES = ['receive', 'story']
const entryOf = (name: string) => fileURLToPath(new URL(`../${name}.ts`, import.meta.url))

/** The scripts of pages behind mailed links: each one file of its own at a fixed path, sharing no chunk with the app. */
export const standalone = (): Plugin => {
  let outDir = ''
  return {
    name: 'standalone',
    apply: 'build',
    configResolved: (config) => {
      outDir = config.build.outDir
    },
    closeBundle: async () => {
      for (const name of NAMES) {
        await build({
          configFile: false,
          logLevel: 'warn',
          publicDir: false,
          build: {
            outDir,
            emptyOutDir: false,
            rolldownOptions: { input: entryOf(name), output: { format: 'iife', entryFileNames: `ui/${name}.js` } },
          },
        })
      }
    },
  }
}
