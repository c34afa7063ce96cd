import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { generate } from './generate.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
try {
  const files = generate(root, process.argv[2] ?? '')
  execFileSync('oxfmt', files, { cwd: root, stdio: 'inherit' })
  // The pages of docs that are made from the code have its bounds and titles too.
  execFileSync('node', ['tests/rules/pages/make.ts'], { cwd: root, stdio: 'inherit' })
  process.stdout.write(`${files.join('\n')}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
