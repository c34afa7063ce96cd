import type { Plugin } from 'vite'

/**
 * Vite wraps each late import in a helper that first fetches its style sheets. No script of ours has one, so the helper
 * only costs the first page 600 bytes; the import itself stays.
 */
export const bareImports = (): Plugin => ({
  name: 'bare-imports',
  transform: {
    filter: { id: /vite\/preload-helper\.js$/u },
    handler: () => 'export const __vitePreload = (load) => load()',
  },
})
