import { Client, Connection } from '@temporalio/client'
import { NativeConnection, Worker } from '@temporalio/worker'
import { inject } from 'vitest'
import { billing } from '../../../backend/modules/billing/billing.ts'
import { householdIn, startHouse } from '../../../tests/household/household.ts'
import { bundleOf } from '../../../tests/support/bundleOf.ts'
import { startPayments } from '../../../tests/support/payments.ts'
import { processing } from '../../kernel/process.ts'
import { processReactor } from '../../kernel/processReactor.ts'
import { billingProcess } from '../process.ts'
import { accountsReactor } from '../reactor.ts'
import { watching } from '../watching.ts'

const wanted = { plan: 'memory_plus', cycle: 'quarterly', consent: true }

/** A house in which plans are sold by the simulator, and the worker that tends them; a day is as long as is said. */
export const startPlans = async (dayMs: number) => {
  const payments = await startPayments(dayMs)
  const [address, namespace] = [inject('temporalAddress'), inject('temporalNamespace')]
  const connection = await Connection.connect({ address })
  const native = await NativeConnection.connect({ address })
  const client = new Client({ connection, namespace, identity: 'recorder' })
  const server = await startHouse({ DAY_MS: String(dayMs), ...payments.settings }, (kernel) => ({
    plans: accountsReactor(kernel, client.workflow),
    processes: processReactor(client.workflow, [billingProcess]),
  }))
  const { kernel } = server
  const worker = await Worker.create({
    connection: native,
    namespace,
    taskQueue: 'mail',
    identity: 'worker',
    workflowBundle: await bundleOf('mail'),
    activities: processing(kernel, [billingProcess]),
  })
  const running = worker.run()
  const house = householdIn(server)
  const look = watching(kernel, client.workflow)

  /** Somebody, with what they ask and what their history says. */
  const somebody = async () => {
    const author = await house.author()
    const give = (path: string, body: object = {}) => author.browser.ask('POST', `/api/billing/${path}`, body)
    const types = async () => (await kernel.store.read(`billing-${author.id}`)).map(({ type }) => type)
    const state = async () => (await kernel.load(billing, author.id)).state
    const buy = async (card?: string) => {
      const { url } = (await give('checkout', wanted)).json as { readonly url: string }
      await payments.pay(url, card)
      return give('confirm', { sessionId: url.split('/').at(-1) })
    }
    return { ...author, give, types, state, buy }
  }
  const stop = async () => {
    worker.shutdown()
    await running
    await server.stop()
    payments.stop()
    await Promise.all([connection.close(), native.close()])
  }
  return { payments, server, kernel, house, client, look, somebody, stop }
}
export type Plans = Awaited<ReturnType<typeof startPlans>>
