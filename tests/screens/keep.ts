import { cpSync, existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { albums, kept, keptPictures, shown } from './kept.ts'

// Brings what the README and docs show from the albums to docs/screens, and removes what they show no longer.
const wanted = shown()
for (const picture of keptPictures()) if (!wanted.has(picture)) rmSync(join(kept, picture))
const isTaken = (picture: string) => existsSync(join(albums, picture))
const others = [...wanted].filter((picture) => !isTaken(picture))
for (const picture of wanted) if (isTaken(picture)) cpSync(join(albums, picture), join(kept, picture))
console.log(
  `${wanted.size - others.length} pictures renewed; not taken, so as they were: ${others.join(', ') || 'none'}`,
)
