import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pages } from './pages.ts'
import { root } from './source.ts'

// Makes the pages of docs that are made from the code: `npm run docs`.
const faults = pages().flatMap(({ file, page, faults }) => {
  writeFileSync(join(root, file), page)
  return faults
})
for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0
