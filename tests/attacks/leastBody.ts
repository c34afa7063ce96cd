/** A schema, as far as it is looked into. */
type Node = {
  readonly type: string
  readonly entries?: Readonly<Record<string, Node>>
  readonly options?: readonly unknown[]
  readonly item?: Node
  readonly pipe?: readonly Requirement[]
}
type Requirement = { readonly type: string; readonly requirement?: unknown }

const sizeOf = ({ pipe = [] }: Node): number => {
  const least = pipe.find(({ type }) => type === 'min_length' || type === 'min_value')?.requirement
  return typeof least === 'number' ? least : 1
}
const isA = ({ pipe = [] }: Node, type: string) => pipe.some((each) => each.type === type)

const valueOf = (node: Node): unknown => {
  switch (node.type) {
    case 'string':
      if (isA(node, 'uuid')) return crypto.randomUUID()
      return isA(node, 'iso_timestamp') ? '2030-01-01T00:00:00.000Z' : 'a'.repeat(sizeOf(node))
    case 'number':
      return sizeOf(node)
    case 'boolean':
      return true
    case 'picklist':
      return node.options?.[0]
    case 'array':
      return node.item ? [valueOf(node.item)] : []
    case 'object':
    case 'strict_object':
      return Object.fromEntries(
        Object.entries(node.entries ?? {})
          .filter(([, { type }]) => type !== 'optional')
          .map(([name, entry]) => [name, valueOf(entry)]),
      )
    default:
      return null
  }
}

/** The least body that a route may be sent, as its schema says; what cannot be told from it is refused as malformed. */
export const leastOf = (handlers: readonly object[]): unknown => {
  const schema = handlers.map((each) => (each as { bodySchema?: Node }).bodySchema).find(Boolean)
  return schema ? valueOf(schema) : {}
}
