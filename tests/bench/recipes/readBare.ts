import { open, type ZipFile } from 'yauzl'

// The yardstick in a process of its own: every file of the archive is unpacked, and the tables are parsed.
const from = performance.now()
const zip = await new Promise<ZipFile>((resolve, reject) => {
  open(process.argv[2] ?? '', { lazyEntries: true }, (error, opened) => {
    if (error) reject(error)
    else resolve(opened)
  })
})
let n = 0
await new Promise<void>((resolve, reject) => {
  zip.on('error', reject)
  zip.on('end', () => resolve())
  zip.on('entry', (entry) => {
    zip.openReadStream(entry, (error, stream) => {
      if (error) {
        reject(error)
        return
      }
      const chunks: Buffer[] = []
      const isTables = entry.fileName === 'database.json'
      stream.on('error', reject)
      stream.on('data', (chunk: Buffer) => {
        if (isTables) chunks.push(chunk)
      })
      stream.on('end', () => {
        if (isTables)
          n = (JSON.parse(Buffer.concat(chunks).toString()) as { recipes: readonly unknown[] }).recipes.length
        zip.readEntry()
      })
    })
  })
  zip.readEntry()
})
console.log(JSON.stringify({ ms: performance.now() - from, n, moreKb: 0 }))
