import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'

export const root = fileURLToPath(new URL('../../..', import.meta.url))

/** A node of a syntax tree; its other fields are read by name. */
export type Node = { readonly type: string; readonly start: number; readonly end: number }
type Comment = { readonly type: string; readonly value: string; readonly start: number; readonly end: number }
export type Source = {
  readonly file: string
  readonly text: string
  readonly body: readonly Node[]
  /** All nodes, the outer before the inner. */
  readonly nodes: readonly Node[]
  readonly comments: readonly Comment[]
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** A field of a node that is a node, or undefined. */
export const nodeAt = (node: Node | undefined, field: string): Node | undefined => {
  const value: unknown = node && Reflect.get(node, field)
  return isNode(value) ? value : undefined
}
/** A field of a node that is a list of nodes; empty where it is none. */
export const nodesAt = (node: Node | undefined, field: string): readonly Node[] => {
  const value: unknown = node && Reflect.get(node, field)
  return Array.isArray(value) ? value.filter(isNode) : []
}
/** A plain value of a node: a name, an operator, what a literal is. */
export const valueAt = (node: Node | undefined, field: string): unknown => node && Reflect.get(node, field)

const childrenOf = (node: Node): readonly Node[] =>
  Object.values(node).flatMap((value: unknown) =>
    Array.isArray(value) ? value.filter(isNode) : isNode(value) ? value : [],
  )

/** A node and all within it, the outer before the inner. */
export const within = (node: Node): readonly Node[] => [node, ...childrenOf(node).flatMap(within)]

/** What `as const`, `satisfies` and brackets stand round. */
export const bare = (node: Node | undefined): Node | undefined =>
  node && /^TS(As|Satisfies|NonNull)Expression$|^ParenthesizedExpression$/u.test(node.type)
    ? bare(nodeAt(node, 'expression'))
    : node

/** The name of a property, a variable or an identifier. */
export const nameOf = (node: Node | undefined): string => {
  const named = nodeAt(node, 'key') ?? nodeAt(node, 'id') ?? node
  const name = valueAt(named, 'name') ?? valueAt(named, 'value')
  return typeof name === 'string' ? name : ''
}

/** The properties of an object that are written out. */
export const propertiesOf = (node: Node | undefined): readonly Node[] =>
  nodesAt(bare(node), 'properties').filter(({ type }) => type === 'Property')
export const propertyOf = (node: Node | undefined, name: string): Node | undefined =>
  nodeAt(
    propertiesOf(node).find((property) => nameOf(property) === name),
    'value',
  )

export const read = (file: string, text: string): Source => {
  const { program, comments } = parseSync(file, text)
  const body = program.body as readonly Node[]
  return { file, text, body, nodes: body.flatMap(within), comments }
}

/** The sources of the product, without their tests. */
export const sources = (): readonly Source[] =>
  execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file !== '' && !/^tests\/|\/testing\/|\.test\.tsx?$/u.test(file) && existsSync(join(root, file)))
    .toSorted()
    .map((file) => read(file, readFileSync(join(root, file), 'utf8')))

/** A link from a page in `docs` to a place in the code, by file and line. */
export const placeOf = ({ file, text }: Source, at: number): string => {
  const line = text.slice(0, at).split('\n').length
  return `[${file}:${line}](../${file}#L${line})`
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll(/\s+/gu, ' ')

export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n')

/** The module, or the area beside the modules, that a file belongs to. */
export const areaOf = (file: string): string => {
  const [top = '', second = '', third = ''] = file.split('/')
  if (second === 'modules') return third
  if (second === 'kernel') return 'kernel'
  if (top === 'backend') return 'kernel'
  const isFolder = file.split('/').length > 2
  return (top === 'workflows' || top === 'projections') && isFolder ? second : top
}

/** A row of a table, and the file whose area it belongs to. */
export type Row = { readonly file: string; readonly cells: readonly string[] }

/** Rows by area, each under a heading. */
export const byArea = (rows: readonly Row[], head: readonly string[]): string =>
  [...Map.groupBy(rows, ({ file }) => areaOf(file))]
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(
      ([area, all]) =>
        `### ${area}\n\n${table(
          head,
          all.map(({ cells }) => cells),
        )}`,
    )
    .join('\n\n')
