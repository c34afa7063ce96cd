import { TestWorkflowEnvironment } from '@temporalio/testing'

// The SDK downloads when it starts a server: start one and end it. Without a network this fails at once.
const [server, downloadDir = ''] = process.argv.slice(2)
const executable = { type: 'cached-download', downloadDir } as const
const environment = await (server === 'dev-server'
  ? TestWorkflowEnvironment.createLocal({ server: { executable } })
  : TestWorkflowEnvironment.createTimeSkipping({ server: { executable } }))
await environment.teardown()
