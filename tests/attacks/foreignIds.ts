import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type Router from '@koa/router'

const root = fileURLToPath(new URL('../../', import.meta.url))

const UNSAFE = ['POST', 'PUT', 'PATCH', 'DELETE']

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

const bodiesOf = (routers: readonly Router[]): readonly Node[] =>
  routers
    .flatMap(({ stack }) => stack)
    .flatMap(({ stack }) => stack.flatMap((each) => (each as { bodySchema?: Node }).bodySchema ?? []))

/** Schemas of bodies that are read, may hold an id, and of which no route tells: the walk would not find them. */
export const untoldBodies = async (routers: readonly Router[]): Promise<readonly string[]> => {
  const told = new Set(bodiesOf(routers))
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

/** Every place in which a request that changes something may name an id: `METHOD path name`, links by token aside. */
export const placesOfIds = (routers: readonly Router[]): readonly string[] =>
  routers
    .flatMap(({ stack }) => stack)
    .flatMap(({ methods, path, stack }) =>
      methods
        .filter((method) => UNSAFE.includes(method))
        .flatMap((method) => {
          const schema = stack.map((each) => (each as { bodySchema?: Node }).bodySchema).find(Boolean)
          const inBody = Object.entries(schema?.entries ?? {}).flatMap(([name, node]) => (holdsId(node) ? [name] : []))
          const inPath = [...String(path).matchAll(/:(\w+)/g)].flatMap(([, name = '']) =>
            name === 'token' ? [] : [name],
          )
          return [...inPath, ...inBody].map((name) => `${method} ${String(path)} ${name}`)
        }),
    )
    .toSorted()
