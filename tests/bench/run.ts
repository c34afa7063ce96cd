import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { tableOf, type Figure } from './figures.ts'
import { inHouse, type House } from './house.ts'
import type { Rounds } from './rounds.ts'
import { spikes } from './workloads/due.ts'
import { e1, e2 } from './workloads/edits.ts'
import { l50 } from './workloads/list.ts'

type Workload = { readonly dayMs: number; readonly measure: (house: House, rounds: Rounds) => Promise<Figure[]> }

const DAY_MS = 86_400_000
const workloads: Readonly<Record<string, Workload>> = {
  E1: { dayMs: DAY_MS, measure: e1 },
  E2: { dayMs: DAY_MS, measure: e2 },
  L50: { dayMs: DAY_MS, measure: l50 },
  B20: { dayMs: 60_000, measure: spikes('B20', 20, 10_000, 5) },
  B600: { dayMs: 300_000, measure: spikes('B600', 600, 120_000, 1) },
}

const { values, positionals } = parseArgs({
  options: { quick: { type: 'boolean' }, seconds: { type: 'string', default: '4' } },
  allowPositionals: true,
})
const wanted = positionals.length > 0 ? positionals : Object.keys(workloads)
const rounds: Rounds = values.quick ? { ms: 1_000, n: 1 } : { ms: Number(values.seconds) * 1_000, n: 5 }

const commit = execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim()
const figures: Figure[] = []
for (const id of wanted) {
  const workload = workloads[id]
  if (!workload) throw new Error(`There is no workload "${id}"; there are ${Object.keys(workloads).join(', ')}`)
  const load = loadavg()[0]?.toFixed(1)
  console.log(`${id}, load ${load} before`)
  const measured = await inHouse(workload.dayMs, (house) => workload.measure(house, rounds))
  console.log(tableOf(measured))
  figures.push(...measured)
}
const at = new Date().toISOString()
console.log(
  `\n${commit}, ${at}, Node ${process.version}, ${cpus().length} cores${values.quick ? ', only to see that it runs' : ''}\n`,
)
console.log(tableOf(figures))
mkdirSync('.data', { recursive: true })
writeFileSync('.data/bench.json', `${JSON.stringify({ commit, at, node: process.version, figures }, undefined, 2)}\n`)
