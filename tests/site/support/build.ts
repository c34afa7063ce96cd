import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'

const pathOf = (file: string) => fileURLToPath(new URL(`../../../dist/web/${file}`, import.meta.url))

type Manifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>

export const readBuilt = (file: string): Promise<Buffer> => readFile(pathOf(file))

/** Which file holds the code of which module. */
export const readManifest = async (): Promise<Manifest> =>
  JSON.parse((await readBuilt('.vite/manifest.json')).toString()) as Manifest

/** A chunk and whatever it cannot begin without. */
export const withImports = (manifest: Manifest, key: string, known = new Set<string>()): Set<string> => {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`The build has no ${key}`)
  if (known.has(chunk.file)) return known
  known.add(chunk.file)
  for (const next of chunk.imports ?? []) withImports(manifest, next, known)
  return known
}

/** What the first page begins with: its entry, its words and its code, and whatever they need. */
export const firstScripts = async (): Promise<ReadonlySet<string>> => {
  const manifest = await readManifest()
  const files = new Set<string>()
  for (const key of ['index.html', 'modules/site/landing/pages.ts', 'modules/site/landing/LandingPage.tsx'])
    withImports(manifest, key, files)
  return files
}

/** As a server sends it at best. */
export const zippedBytes = async (file: string): Promise<number> =>
  gzipSync(await readBuilt(file), { level: 9 }).byteLength
