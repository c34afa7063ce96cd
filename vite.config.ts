import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { bareImports } from './web/build/bareImports.ts'
import { fixedFiles } from './web/build/fixedFiles.ts'
import { headStyles } from './web/build/headStyles.ts'
import { standalone } from './web/build/standalone.ts'

const folder = (name: string) => fileURLToPath(new URL(name, import.meta.url))

export default defineConfig({
  root: folder('web'),
  publicDir: false,
  plugins: [react({ jsxImportSource: '@emotion/react' }), bareImports(), headStyles(), fixedFiles(), standalone()],
  // Replaced for each answer by the server, which also sends the Content-Security-Policy that names it.
  html: { cspNonce: '__NONCE__' },
  build: {
    outDir: folder('dist/web'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    manifest: true,
    modulePreload: false,
    rolldownOptions: {
      treeshake: {
        // Emotion brings them for withTheme, which we do without.
        moduleSideEffects: [{ test: /node_modules\/(hoist-non-react-statics|react-is)\//u, sideEffects: false }],
      },
      output: {
        // The first page's script names every other one: hashes do not pack, and names beside them cost it 400 bytes.
        chunkFileNames: 'assets/[hash].js',
        // What the first page needs from packages is one file; what only a lazy page needs stays with it.
        codeSplitting: {
          groups: [
            { name: 'vendor', test: /node_modules/u, tags: ['$initial'], priority: 2 },
            // So is the start of our own, and so are the small parts that the landing page shares with all others.
            { name: 'start', test: /web|backend/u, tags: ['$initial'] },
            {
              name: 'public',
              test: /web\/(app\/(footer\/Footer|pages\/page)|ui\/(Chip|Logo|Wave|useHydrated))\.tsx?$/u,
            },
            // Dozens of icons of some 200 bytes each are one request, not dozens; the first page draws its own.
            { name: 'icons', test: /node_modules\/lucide-react/u, priority: 1 },
          ],
        },
      },
    },
  },
})
