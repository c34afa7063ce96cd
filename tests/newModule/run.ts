import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { addCommand } from './command.ts'
import { generate } from './generate.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { of: { type: 'string' }, past: { type: 'string' } },
})
const [what, name = '', verb = ''] = positionals
try {
  const files = what === 'command' ? addCommand(root, name, verb, values.past) : generate(root, name, values.of)
  execFileSync('oxfmt', files, { cwd: root, stdio: 'inherit' })
  // The pages of docs that are made from the code have its bounds and titles too.
  execFileSync('node', ['tests/rules/pages/make.ts'], { cwd: root, stdio: 'inherit' })
  process.stdout.write(`${files.join('\n')}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
