import { createReadStream } from 'node:fs'
import { inspect } from '../../../backend/modules/records/gedcom/reading/inspect.ts'
import { recordsOf } from '../../../backend/modules/records/gedcom/reading/records.ts'

// Reads one file in a process of its own, so that its memory can be told.
const from = performance.now()
const source = () => createReadStream(process.argv[2] ?? '') as AsyncIterable<Buffer>
const found = await inspect(source)
let people = 0
if (found.isGedcom) for await (const record of recordsOf(source, found)) if (record.tag === 'INDI') people += 1
console.log(JSON.stringify({ ms: performance.now() - from, peakKb: process.resourceUsage().maxRSS, people }))
