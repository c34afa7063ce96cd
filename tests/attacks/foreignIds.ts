import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import { unsafeRoutesOf } from './routes.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** A schema, as far as it is looked into: whether an id can stand in it. */
type Node = {
  readonly type: string
  readonly entries?: Readonly<Record<string, Node>>
  readonly pipe?: readonly Node[]
  readonly wrapped?: Node
  readonly item?: Node
}
const holdsId = ({ type, entries, pipe, wrapped, item }: Node): boolean =>
  type === 'uuid' ||
  [
    ...Object.values(entries ?? {}),
    ...(pipe ?? []).slice(1),
    ...[wrapped, item].filter((one) => one !== undefined),
  ].some(holdsId)

type Route = ReturnType<typeof unsafeRoutesOf>[number]
const bodyOf = ({ handlers }: Route) => handlers.map((each) => (each as { bodySchema?: Node }).bodySchema).find(Boolean)

/** Schemas of bodies that are read, may hold an id, and of which no route tells: the walk would not find them. */
export const untoldBodies = async (kernel: Kernel): Promise<readonly string[]> => {
  const told = new Set(unsafeRoutesOf(kernel).map(bodyOf))
  const untold: string[] = []
  for (const path of globSync('backend/modules/**/*.ts', { cwd: root })) {
    const names = [...readFileSync(join(root, path), 'utf8').matchAll(/\bbodyOf\(ctx, (?:contract\.)?([A-Z]\w*)\)/g)]
    const contract = join(root, ...path.split('/').slice(0, 3), 'contract.ts')
    const schemas = (names.length > 0 ? await import(contract) : {}) as Readonly<Record<string, Node>>
    for (const [, name = ''] of names) {
      const schema = schemas[name]
      if (schema && holdsId(schema) && !told.has(schema)) untold.push(`${path} ${name}`)
    }
  }
  return untold
}

/** In a path, the secret of a link, and one of a few words that we chose. */
const NO_ID = new Set(['token', 'name'])

/** Every place in which a request that changes something may name an id: `METHOD path name`. */
export const placesOfIds = (kernel: Kernel): readonly string[] =>
  unsafeRoutesOf(kernel)
    .flatMap((each) => {
      const inBody = Object.entries(bodyOf(each)?.entries ?? {}).filter(([, node]) => holdsId(node))
      const inPath = [...each.path.matchAll(/:(\w+)/g)].map(([, name = '']) => name).filter((name) => !NO_ID.has(name))
      return [...inPath, ...inBody.map(([name]) => name)].map((name) => `${each.route} ${name}`)
    })
    .toSorted()
