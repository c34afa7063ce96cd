import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cpus, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { earlierIn } from './earlier.ts'
import { tableOf, type Figure } from './figures.ts'
import { inHouse, type House } from './house.ts'
import type { Rounds } from './rounds.ts'
import { measureRecipes } from './recipes/measure.ts'
import { measureTree } from './tree/measure.ts'
import { p1 } from './workloads/append.ts'
import { p2, p3 } from './workloads/commands.ts'
import { p9 } from './workloads/bytes.ts'
import { spikes } from './workloads/due.ts'
import { e1, e2 } from './workloads/edits.ts'
import { l50 } from './workloads/list.ts'
import { p6 } from './workloads/lateness.ts'
import { p12 } from './workloads/manyRows.ts'
import { p11 } from './workloads/rebuild.ts'
import { p19 } from './workloads/stories.ts'
import { p7 } from './workloads/temporalCpu.ts'
import { vh, vw } from './workloads/vault/children.ts'
import { vg } from './workloads/vault/grid.ts'
import { vp } from './workloads/vault/pictures.ts'
import { vr } from './workloads/vault/resume.ts'
import { vf } from './workloads/vault/turns.ts'
import { p17 } from './workloads/tree.ts'
import { p18 } from './workloads/web.ts'

type Workload = { readonly dayMs: number; readonly measure: (house: House, rounds: Rounds) => Promise<Figure[]> }

const DAY_MS = 86_400_000
/** Fewer rounds tell something, and decide nothing. */
const ENOUGH = 5
const workloads: Readonly<Record<string, Workload>> = {
  E1: { dayMs: DAY_MS, measure: e1 },
  E2: { dayMs: DAY_MS, measure: e2 },
  L50: { dayMs: DAY_MS, measure: l50 },
  P1: { dayMs: DAY_MS, measure: p1 },
  P2: { dayMs: DAY_MS, measure: p2 },
  P3: { dayMs: DAY_MS, measure: p3 },
  P6: { dayMs: 300_000, measure: p6 },
  P7: { dayMs: 5_000, measure: p7 },
  P9: { dayMs: DAY_MS, measure: p9 },
  P11: { dayMs: DAY_MS, measure: p11 },
  P12: { dayMs: DAY_MS, measure: p12 },
  P17: { dayMs: DAY_MS, measure: p17 },
  P18: { dayMs: DAY_MS, measure: p18 },
  P19: { dayMs: DAY_MS, measure: p19 },
  B20: { dayMs: 60_000, measure: spikes('B20', 20, 10_000, 5) },
  B60: { dayMs: 120_000, measure: spikes('B60', 60, 48_000, 3) },
  B600: { dayMs: 300_000, measure: spikes('B600', 600, 120_000, 1) },
  VP: { dayMs: DAY_MS, measure: vp },
  VH: { dayMs: DAY_MS, measure: vh },
  VR: { dayMs: DAY_MS, measure: vr },
  VF: { dayMs: DAY_MS, measure: vf },
  VG: { dayMs: DAY_MS, measure: vg },
  VW: { dayMs: DAY_MS, measure: vw },
}
/** What an area measures, by its name. */
const areas: Readonly<Record<string, readonly string[]>> = {
  tree: ['P17'],
  vault: ['VP', 'VH', 'VR', 'VF', 'VG', 'VW'],
}

const { values, positionals } = parseArgs({
  options: {
    quick: { type: 'boolean' },
    seconds: { type: 'string', default: '4' },
    rounds: { type: 'string', default: '5' },
    corpus: { type: 'string' },
  },
  allowPositionals: true,
})
// Files are read by the reader alone before a whole product takes one in.
if (positionals.includes('tree'))
  await measureTree({ corpus: values.corpus, rounds: Number(values.rounds), isQuick: values.quick ?? false })
const named = positionals.flatMap((name) => areas[name] ?? name)
const wanted = named.length > 0 ? named : Object.keys(workloads)
const rounds: Rounds = values.quick
  ? { ms: 1_000, n: 1, isQuick: true }
  : { ms: Number(values.seconds) * 1_000, n: Number(values.rounds), isQuick: false }

if (positionals[0] === 'recipes') {
  await measureRecipes(rounds)
  process.exit()
}

const commit = execFileSync('git', ['describe', '--always', '--dirty'], { encoding: 'utf8' }).trim()
const page = readFileSync(new URL('../../docs/performance.md', import.meta.url), 'utf8')
const table = (measured: readonly Figure[]) =>
  tableOf(measured, { earlier: earlierIn(page), isJudged: rounds.n >= ENOUGH })
const loadOf = () => loadavg()[0]?.toFixed(1)
const figures: Figure[] = []
const loads: string[] = []
for (const id of wanted) {
  const workload = workloads[id]
  if (!workload) throw new Error(`There is no workload "${id}"; there are ${Object.keys(workloads).join(', ')}`)
  const before = loadOf()
  console.log(`${id}, load ${before} before`)
  const measured = await inHouse(workload.dayMs, (house) => workload.measure(house, rounds))
  console.log(table(measured))
  figures.push(...measured)
  loads.push(`${id} at load ${before} to ${loadOf()}`)
}
const at = new Date().toISOString()
console.log(
  `\n${commit}, ${at}, Node ${process.version}, ${cpus().length} cores${values.quick ? ', only to see that it runs' : ''}\n${loads.join(', ')}\n`,
)
console.log(table(figures))
mkdirSync('.data', { recursive: true })
writeFileSync(
  '.data/bench.json',
  `${JSON.stringify({ commit, at, node: process.version, loads, figures }, undefined, 2)}\n`,
)
