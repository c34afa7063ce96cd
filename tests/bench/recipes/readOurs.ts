import { openAsBlob } from 'node:fs'
import { recipesInFile } from '../../../backend/modules/recipes/contract/formats/file.ts'
import { newId } from '../../../backend/kernel/ids.ts'
import { foundAmong } from '../../../web/modules/recipes/import/found.ts'

// Reads one file in a process of its own, from the file to a line a recipe, so that its memory can be told.
const before = process.memoryUsage.rss()
const from = performance.now()
const found = foundAmong(await recipesInFile(await openAsBlob(process.argv[2] ?? ''), newId), [], newId)
const ms = performance.now() - from
console.log(JSON.stringify({ ms, n: found.length, moreKb: process.resourceUsage().maxRSS - before / 1_024 }))
