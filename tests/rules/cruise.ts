import { execFileSync, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const CRUISER = fileURLToPath(
  new URL('../../node_modules/dependency-cruiser/bin/dependency-cruiser.mjs', import.meta.url),
)
const OURS = ['backend', 'projections', 'workflows', 'web', 'stack', 'tests']

type Report = {
  readonly modules: readonly {
    readonly source: string
    readonly dependencies: readonly { readonly resolved: string; readonly dependencyTypes: readonly string[] }[]
  }[]
  readonly summary: {
    readonly violations: readonly {
      readonly rule: { readonly name: string }
      readonly from: string
      readonly to: string
    }[]
  }
}

/**
 * The sources that were read in the tree at `root`, the dependency rules that they break, and what each imports:
 * `imports` with types and late imports, `values` without types.
 */
export const cruise = (root: string, folders: readonly string[] = OURS) => {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [CRUISER, '--config', '.dependency-cruiser.mjs', '-T', 'json', ...folders],
    { cwd: root, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 },
  )
  if (!stdout) throw new Error(stderr)
  const { modules, summary } = JSON.parse(stdout) as Report
  const read = modules
    .map(({ source }) => source)
    .filter((source) => folders.some((folder) => source.startsWith(`${folder}/`)))
  const importsOf = (isMeant: (types: readonly string[]) => boolean): ReadonlyMap<string, readonly string[]> =>
    new Map(
      modules.map(({ source, dependencies }) => [
        source,
        dependencies.filter(({ dependencyTypes }) => isMeant(dependencyTypes)).map(({ resolved }) => resolved),
      ]),
    )
  return {
    read,
    imports: importsOf(() => true),
    values: importsOf((types) => !types.includes('type-only')),
    violations: summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`),
  }
}

/** The TypeScript sources that git knows of, or would know of with the next commit. */
export const sources = (root: string): string[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((path) => OURS.some((folder) => path.startsWith(`${folder}/`)))
