import { status as grpc } from '@grpc/grpc-js'
import { isGrpcServiceError, ServiceError, WorkflowNotFoundError, type Client } from '@temporalio/client'
import { resetTo } from '../replay/reset.ts'

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
    terminate: (id: string) => workflow.getHandle(id).terminate('an operator'),
    cancel: (id: string) => workflow.getHandle(id).cancel(),
    reset: (id: string) => resetTo(client, id, (n) => Math.floor(random() * n)),
    signal: (id: string) => workflow.getHandle(id).signal(oneOf(random, NAMES), oneOf(random, PAYLOADS)),
    garble,
  }
  type Action = keyof typeof actions
  const counts: Record<Action, number> = { terminate: 0, cancel: 0, reset: 0, signal: 0, garble: 0 }

  /** Does one thing to one of them; what has just ended cannot be meddled with. */
  const meddle = async (workflowIds: readonly [string, ...string[]]): Promise<void> => {
    const action = oneOf<Action>(random, ['terminate', 'cancel', 'reset', 'signal', 'signal', 'garble'])
    try {
      await actions[action](oneOf(random, workflowIds))
      counts[action] += 1
    } catch (error) {
      const cause = error instanceof ServiceError ? error.cause : error
      const isOver =
        error instanceof WorkflowNotFoundError ||
        (isGrpcServiceError(cause) && [grpc.NOT_FOUND, grpc.INVALID_ARGUMENT].includes(cause.code))
      if (!isOver) throw error
    }
  }
  return { meddle, counts }
}
