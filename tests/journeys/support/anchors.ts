import { randomUUID } from 'node:crypto'
import { connectTemporal } from '../../../workflows/temporal.ts'
import { settingsOfRun } from './settings.ts'

/** Has the log anchored now, as the house does by itself once a day. */
export const anchorNow = async (): Promise<void> => {
  const { workflow, connection } = await connectTemporal(await settingsOfRun())
  await workflow.execute('writeAnchors', { taskQueue: 'timeline', workflowId: `anchor-${randomUUID()}` })
  await connection.close()
}
