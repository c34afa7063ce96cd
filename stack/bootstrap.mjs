// The first step of `npm start` and `npm test`: plain JavaScript for whatever Node (18 or later) the system has.
// It installs the packages when they are missing or not those of the lockfile, then runs the real thing under the
// Node that the packages bring.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { constants } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const packages = join(root, 'node_modules')
const stamp = join(packages, '.everhearth-lockfile')
const node = join(packages, '.bin', 'node')
const commands = { start: 'stack/main.ts', test: 'tests/run.ts' }

const lockfile = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')

// npm notes at the end of every install what it installed, so a developer's own `npm install` counts as well.
const SAVE_MS = 5_000
const npmNote = join(packages, '.package-lock.json')
const timeOf = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
const isNpmNewer = () => timeOf(npmNote) + SAVE_MS >= timeOf(join(root, 'package-lock.json'))

const isStamped = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === lockfile()
const isInstalled = () => existsSync(node) && existsSync(npmNote) && (isStamped() || isNpmNewer())

const fail = (sentence) => {
  console.error(sentence)
  process.exit(1)
}

const install = () => {
  console.log('Installing the packages (a minute or two, once) …')
  const began = Date.now()
  const { status, error } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  })
  if (error || status !== 0) {
    fail('The packages could not be installed. Connect to the network, see that the disk has 2 GB free, and try again.')
  }
  if (!existsSync(node)) fail('npm left out our Node. Run `npm ci` without --ignore-scripts and try again.')
  writeFileSync(stamp, lockfile())
  console.log(`Packages installed in ${Math.round((Date.now() - began) / 1000)} s`)
}

const script = commands[process.argv[2]]
if (!script) fail(`bootstrap.mjs knows ${Object.keys(commands).join(' and ')}.`)
if (Number(process.versions.node.split('.')[0]) < 18) fail(`Node 18 or later is needed; this is ${process.version}.`)
if (!isInstalled()) install()

const child = spawn(node, [script, ...process.argv.slice(3)], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, PATH: `${join(packages, '.bin')}${delimiter}${process.env.PATH}` },
})
// Whoever signals us means the child. A terminal's Ctrl-C reaches it twice so; it takes that for one.
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => child.kill(name))
child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]))
