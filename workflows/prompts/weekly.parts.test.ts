import { Client, Connection } from '@temporalio/client'
import { NativeConnection, Worker } from '@temporalio/worker'
import * as v from 'valibot'
import { expect, inject, test } from 'vitest'
import { questions } from '../../backend/modules/prompts/contract/questions.ts'
import { requestPrompts, stopPrompts } from '../../backend/modules/prompts/decide.ts'
import { prompt } from '../../backend/modules/prompts/prompt.ts'
import { householdIn, ownerOf, startHouse } from '../../tests/household/household.ts'
import { bundleOf } from '../../tests/support/bundleOf.ts'
import { openProcesses, processReactor } from '../kernel/processReactor.ts'
import { processing } from '../kernel/process.ts'
import { promptProcess } from './process.ts'
import { patiently } from '../../backend/kernel/testing/patiently.ts'

const Mails = v.array(
  v.object({
    to: v.array(v.object({ address: v.string() })),
    subject: v.string(),
    text: v.string(),
    id: v.string(),
  }),
)

test('a question comes each week by email, with a way out, until nobody wants it', async () => {
  const [address, namespace] = [inject('temporalAddress'), inject('temporalNamespace')]
  const [connection, native] = await Promise.all([
    Connection.connect({ address }),
    NativeConnection.connect({ address }),
  ])
  const temporal = new Client({ connection, namespace })
  const server = await startHouse({ DAY_MS: '1000' }, () => ({
    processes: processReactor(temporal.workflow, [promptProcess]),
  }))
  const house = householdIn(server)
  const worker = await Worker.create({
    connection: native,
    namespace,
    taskQueue: 'mail',
    workflowBundle: await bundleOf('mail'),
    activities: processing(server.kernel, [promptProcess]),
  })
  await worker.runUntil(async () => {
    const { id, email } = await house.author()
    const begin = requestPrompts({ accountId: id, dueAt: server.kernel.clock.now() })
    await house.tell(prompt, id, begin, ownerOf(id))
    const stream = `prompt-${id}`
    const events = async () => (await server.kernel.store.read(stream)).map(({ type }) => type)
    await expect.poll(events, patiently).toEqual(expect.arrayContaining(['PromptsRequested', 'PromptAccepted']))
    const isThere = await openProcesses(server.kernel, temporal.workflow, [promptProcess])[0]?.find()
    expect(isThere).toContainEqual(expect.objectContaining({ workflowId: stream }))
    const handle = temporal.workflow.getHandle(stream)
    await house.tell(prompt, id, stopPrompts('settings'), ownerOf(id))
    expect(await handle.result()).toBe('off')
    const all = v.parse(Mails, await (await fetch(`${inject('mailApi')}/email`)).json())
    const first = all.find(({ to }) => to.some((each) => each.address === email))
    expect(questions).toContain(first?.subject)
    expect(first?.text).toContain(`${server.origin}/dashboard?question=`)
    const source = await (await fetch(`${inject('mailApi')}/email/${first?.id}/source`)).text()
    expect(source).toMatch(/^List-Unsubscribe:\s+<http:[^>]+\/questions\/u\/\w+>/m)
    expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
  })
  await server.stop()
  await Promise.all([connection.close(), native.close()])
})
