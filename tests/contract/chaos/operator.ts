import { status as grpc } from '@grpc/grpc-js'
import { isGrpcServiceError, ServiceError, WorkflowNotFoundError, type Client } from '@temporalio/client'
import { resetTo } from '../../replay/reset.ts'

/** Numbers from 0 to 1 that a seed decides (mulberry32). */
export const seeded = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32
}
export type Random = ReturnType<typeof seeded>
export const oneOf = <T>(random: Random, all: readonly [T, ...T[]]): T =>
  all[Math.floor(random() * all.length)] ?? all[0]

const NAMES = ['changed', 'nudged', 'claim', 'release', 'deliver', 'view', 'approve'] as const
const PAYLOADS = [
  undefined,
  null,
  -1,
  0,
  Number.MAX_SAFE_INTEGER,
  'claim',
  { step: 'release' },
  [],
  'x'.repeat(90_000),
] as const

/** What somebody with every right in Temporal's UI may do to a workflow, as chance has it. */
export const operatorOf = (client: Client, random: Random) => {
  const { workflow } = client
  /** In the UI a signal may be given another encoding, which nobody here reads. */
  const garble = (workflowId: string): Promise<unknown> =>
    client.connection.workflowService.signalWorkflowExecution({
      namespace: client.options.namespace,
      workflowExecution: { workflowId },
      signalName: 'changed',
      input: { payloads: [{ metadata: { encoding: Buffer.from('json/protobuf') }, data: Buffer.from('{') }] },
    })
  const actions = {
    terminate: async (id: string) => workflow.getHandle(id).terminate('an operator'),
    cancel: async (id: string) => workflow.getHandle(id).cancel(),
    reset: (id: string) => resetTo(client, id, (n) => Math.floor(random() * n)),
    signal: (id: string) => workflow.getHandle(id).signal(oneOf(random, NAMES), oneOf(random, PAYLOADS)),
    garble,
  }
  type Action = keyof typeof actions
  const ENDS = ['terminate', 'cancel', 'reset'] as const satisfies Action[]
  const counts: Record<Action, number> = { terminate: 0, cancel: 0, reset: 0, signal: 0, garble: 0 }
  /** How often a workflow of each kind was ended, or set back. */
  const hits = new Map<string, number>()
  const waiting = new Map<string, (() => void)[]>()
  let isGone = false

  const hit = (kind: string): void => {
    hits.set(kind, (hits.get(kind) ?? 0) + 1)
    for (const go of waiting.get(kind) ?? []) go()
    waiting.delete(kind)
  }
  /** Resolves once a workflow of this kind was hit: what lasts a moment is not over before. */
  const met = async (kind: string): Promise<void> => {
    if (hits.has(kind) || isGone) return
    const { promise, resolve } = Promise.withResolvers<void>()
    waiting.set(kind, [...(waiting.get(kind) ?? []), resolve])
    await promise
  }
  /** The operator goes home. */
  const leave = (): void => {
    isGone = true
    for (const all of waiting.values()) for (const go of all) go()
  }

  /** Everything that runs in the namespace, by kind: of what comes later, too, nobody keeps a list. */
  const running = async (): Promise<Map<string, string[]>> => {
    const kinds = new Map<string, string[]>()
    for await (const { type, workflowId } of workflow.list({ query: "ExecutionStatus = 'Running'" }))
      kinds.set(type, [...(kinds.get(type) ?? []), workflowId])
    return kinds
  }
  /** One kind is as likely as another, however many run of it; every other time it is the one that was hit least. */
  const choose = (kinds: readonly [string, ...string[]]): string => {
    const one = oneOf(random, kinds)
    if (random() < 0.5) return one
    return kinds.reduce((least, kind) => ((hits.get(kind) ?? 0) < (hits.get(least) ?? 0) ? kind : least), one)
  }

  /** Does one thing to one of them; what has just ended cannot be meddled with. */
  const meddle = async (): Promise<void> => {
    const all = await running()
    const [first, ...rest] = all.keys()
    if (!first) return
    const kind = choose([first, ...rest])
    const [id = '', ...ids] = all.get(kind) ?? []
    const action = oneOf<Action>(random, hits.has(kind) ? [...ENDS, 'signal', 'signal', 'garble'] : ENDS)
    try {
      if ((await actions[action](oneOf(random, [id, ...ids]))) === false) return
      counts[action] += 1
      if (ENDS.some((one) => one === action)) hit(kind)
    } catch (error) {
      const cause = error instanceof ServiceError ? error.cause : error
      const isOver =
        error instanceof WorkflowNotFoundError ||
        (isGrpcServiceError(cause) && [grpc.NOT_FOUND, grpc.INVALID_ARGUMENT].includes(cause.code))
      if (!isOver) throw error
    }
  }
  return { meddle, met, leave, counts, hits }
}
export type Operator = ReturnType<typeof operatorOf>
