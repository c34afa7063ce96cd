import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

const entry = fileURLToPath(new URL('../receive.ts', import.meta.url))

/** The recipient page's script: one file of its own at a fixed path, sharing no chunk with the app. */
export const standalone = (): Plugin => {
  let outDir = ''
  return {
    name: 'standalone',
    apply: 'build',
    configResolved: (config) => {
      outDir = config.build.outDir
    },
    closeBundle: async () => {
      await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        build: {
          outDir,
          emptyOutDir: false,
          rolldownOptions: { input: entry, output: { format: 'iife', entryFileNames: 'ui/receive.js' } },
        },
      })
    },
  }
}
