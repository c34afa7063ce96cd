import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { Client, Connection } from '@temporalio/client'
import { bundleWorkflowCode, DefaultLogger, NativeConnection, Worker } from '@temporalio/worker'
import { SMTPServer } from 'smtp-server'
import { inject } from 'vitest'
import { probing } from '../../backend/kernel/prober.ts'
import { activities as accounts } from '../../workflows/accounts/activities.ts'
import { erasingAccounts } from '../../workflows/accounts/erase.ts'
import { erasureReactor, reactor as accountsReactor } from '../../workflows/accounts/reactor.ts'
import { activities as audit } from '../../workflows/audit/activities.ts'
import { activities as backups } from '../../workflows/backups/activities.ts'
import { reactor as backupsReactor } from '../../workflows/backups/reactor.ts'
import { activities as deliveries } from '../../workflows/deliveries/activities.ts'
import { payloadConverterPath } from '../../workflows/bundles.ts'
import { reactor as deliveriesReactor } from '../../workflows/deliveries/reactor.ts'
import { activities as life } from '../../workflows/life/activities.ts'
import { reactor as lifeReactor } from '../../workflows/life/reactor.ts'
import { activities as messages } from '../../workflows/messages/activities.ts'
import { courtesies } from '../../workflows/messages/courtesies.ts'
import { erasing } from '../../workflows/messages/erase.ts'
import { heeding } from '../../workflows/messages/wait.ts'
import { reactor as messagesReactor } from '../../workflows/messages/reactor.ts'
import { activities as recipients } from '../../workflows/recipients/activities.ts'
import { erasingPeople } from '../../workflows/recipients/erase.ts'
import { reactor as recipientsReactor } from '../../workflows/recipients/reactor.ts'
import { activities as reconcile } from '../../workflows/reconcile/activities.ts'
import { activities as subscribers } from '../../workflows/subscribers/activities.ts'
import { erasingReaders } from '../../workflows/subscribers/erase.ts'
import { reactor as subscribersReactor } from '../../workflows/subscribers/reactor.ts'
import { activities as support } from '../../workflows/support/activities.ts'
import { erasingConversations } from '../../workflows/support/erase.ts'
import { reactor as supportReactor } from '../../workflows/support/reactor.ts'
import { prepareNamespace } from '../../workflows/temporal.ts'
import { ownBuckets } from '../backup/ownBuckets.ts'
import { householdIn, startHouse } from '../household/household.ts'
import { storyOf } from '../household/story.ts'

/** A day of two seconds: a message is delivered five seconds after it was scheduled. */
export const DAY_MS = 2_000

/**
 * Takes every mail, but for three kinds of mailbox. The first mail to an author confirms the address; the second is put
 * off where the address says `deferred` and refused where it says `refused`. `gone` takes none.
 */
const answerTo = (address: string, count: number): number | undefined => {
  if (address.startsWith('gone')) return 550
  if (count !== 2) return undefined
  return address.startsWith('deferred') ? 451 : address.startsWith('refused') ? 550 : undefined
}

const startPost = async () => {
  const counts = new Map<string, number>()
  const returnPaths = new Map<string, string>()
  const taken: { readonly to: string; readonly text: string }[] = []
  const post = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, { envelope }, answer) => {
      if (envelope.mailFrom) returnPaths.set(address, envelope.mailFrom.address)
      const count = (counts.get(address) ?? 0) + 1
      counts.set(address, count)
      const responseCode = answerTo(address, count)
      answer(responseCode ? Object.assign(new Error('not now'), { responseCode }) : null)
    },
    onData: (stream, { envelope }, answer) => {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const text = Buffer.concat(parts).toString().replaceAll('=\r\n', '')
        for (const { address } of envelope.rcptTo) taken.push({ to: address, text })
        answer()
      })
    },
  })
  post.listen(0, '127.0.0.1')
  await once(post.server, 'listening')
  const { port } = post.server.address() as AddressInfo
  /** Where the last mail to an address is sent back to: its token. */
  const returnTokenOf = (address: string) => /^b\+([a-z2-7]+)@/.exec(returnPaths.get(address) ?? '')?.[1]
  return {
    url: `smtp://127.0.0.1:${port}`,
    returnTokenOf,
    /** The mails that an address took, as they came but for the line breaks of quoted-printable. */
    mailsTo: (address: string) => taken.filter(({ to }) => to === address).map(({ text }) => text),
    close: () => new Promise<void>((resolve) => post.close(() => resolve())),
  }
}

const sourceOf = (queue: string) => fileURLToPath(new URL(`../../workflows/queues/${queue}.ts`, import.meta.url))

/**
 * The whole of a message's way on real parts: routes, read tables, reactors and workers of both its queues. Courtesies
 * and the ends of accounts are left to whoever starts them: a mail more would be another first one.
 */
export const openTheatre = async () => {
  const address = inject('temporalAddress')
  const namespace = inject('temporalNamespace')
  const connection = await Connection.connect({ address })
  const native = await NativeConnection.connect({ address })
  // No process or host of the recording machine is to stand in a history.
  const client = new Client({ connection, namespace, identity: 'recorder' })
  await prepareNamespace(client, namespace)
  const post = await startPost()
  const { workflow: temporal } = client
  const server = await startHouse(
    { DAY_MS: String(DAY_MS), SMTP_URL: post.url, ...ownBuckets() },
    {
      accounts: accountsReactor(temporal),
      messages: messagesReactor(temporal),
      deliveries: deliveriesReactor(temporal),
      recipients: recipientsReactor(temporal),
      life: lifeReactor(temporal),
      erasure: erasureReactor(temporal),
      subscribers: subscribersReactor(temporal),
      support: supportReactor(temporal),
      backups: backupsReactor(temporal),
    },
  )

  await server.kernel.blobs.ready()
  const bundles = new Map(
    await Promise.all(
      ['timeline', 'mail'].map(async (queue) => {
        const workflowsPath = sourceOf(queue)
        const logger = new DefaultLogger('WARN')
        return [queue, await bundleWorkflowCode({ workflowsPath, payloadConverterPath, logger })] as const
      }),
    ),
  )
  const work = async (taskQueue: string, activities: object) => {
    const workflowBundle = bundles.get(taskQueue)
    const worker = await Worker.create({
      connection: native,
      namespace,
      taskQueue,
      identity: 'worker',
      activities,
      stickyQueueScheduleToStartTimeout: '1 second',
      shutdownGraceTime: '2 seconds',
      ...(workflowBundle && { workflowBundle }),
    })
    const running = worker.run()
    return async () => {
      worker.shutdown()
      await running
    }
  }
  const { kernel } = server
  const stopping = new AbortController()
  const probed = probing(kernel, stopping.signal)
  const onTimeline = () =>
    work('timeline', {
      ...messages(kernel),
      ...erasing(kernel),
      ...heeding(kernel),
      ...reconcile(kernel, client),
      ...audit(kernel),
      ...backups(kernel),
    })
  let endTimeline = await onTimeline()
  const endMail = await work('mail', {
    ...accounts(kernel),
    ...erasingAccounts(kernel),
    ...erasingPeople(kernel),
    ...recipients(kernel),
    ...life(kernel),
    ...courtesies(kernel),
    ...deliveries(kernel),
    ...subscribers(kernel),
    ...erasingReaders(kernel),
    ...support(kernel),
    ...erasingConversations(kernel),
  })

  /** Another worker takes over in the middle of whatever runs. */
  const swapWorker = async () => {
    await endTimeline()
    endTimeline = await onTimeline()
  }
  const stop = async () => {
    await endTimeline()
    await endMail()
    stopping.abort()
    await probed
    await server.stop()
    await post.close()
    await connection.close()
    await native.close()
  }
  const house = householdIn(server)
  const { returnTokenOf, mailsTo } = post
  return { server, client, house, story: storyOf(server, house), returnTokenOf, mailsTo, swapWorker, stop }
}
export type Theatre = Awaited<ReturnType<typeof openTheatre>>
