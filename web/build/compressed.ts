import { readdir, readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)
const WORTH_IT = new Set(['.js', '.css', '.svg', '.json'])

/** Writes a `.br` beside each file that is sent as it is; documents are filled for each answer first. */
export const compressed = async (site: string): Promise<void> => {
  const files = await readdir(site, { recursive: true, withFileTypes: true })
  const worthIt = files.filter((file) => file.isFile() && WORTH_IT.has(extname(file.name)))
  await Promise.all(
    worthIt.map(async ({ parentPath, name }) => {
      const path = join(parentPath, name)
      const text = await readFile(path)
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length }
      await writeFile(`${path}.br`, await compress(text, { params }))
    }),
  )
}
