import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

const isTest = (name: string) => /\.test\.tsx?$/.test(name)

/** When a file in these folders, or one of these files, last changed (milliseconds since 1970); 0 when there is none. */
export const newestTime = (paths: readonly string[]): number => {
  let newest = 0
  for (const path of paths) {
    const found = statSync(path, { throwIfNoEntry: false })
    if (!found) continue
    if (!found.isDirectory()) {
      newest = Math.max(newest, found.mtimeMs)
      continue
    }
    // A folder's own time tells of files that were removed.
    newest = Math.max(newest, found.mtimeMs)
    for (const name of readdirSync(path)) if (!isTest(name)) newest = Math.max(newest, newestTime([join(path, name)]))
  }
  return newest
}

/** Differs whenever the sources do: a process of older code is not adopted. */
export const newestChange = (paths: readonly string[]) => String(newestTime(paths))
