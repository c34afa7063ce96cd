import { mkdirSync } from 'node:fs'

/** A folder that only its owner reads: mails, uploads and logs of families lie in it. */
export const privateFolder = (path: string) => {
  mkdirSync(path, { recursive: true, mode: 0o700 })
  return path
}
