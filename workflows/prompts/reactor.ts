import type { WorkflowClient } from '@temporalio/client'
import type { Recorded } from '../../backend/kernel/event.ts'
import { reactingTo, type Reactor } from '../../backend/kernel/log/reactor.ts'
import type { PromptsEvent } from '../../backend/modules/prompts/events.ts'
import { changed } from '../kernel/tend.ts'
import { askWeekly } from './workflow.ts'

export const wake = (temporal: WorkflowClient, stream: string, revision: number) =>
  temporal.signalWithStart(askWeekly, {
    taskQueue: 'mail',
    workflowId: stream,
    workflowTaskTimeout: '2 seconds',
    args: [{ stream }],
    signal: changed,
    signalArgs: [revision],
  })

/** Whoever asks for a question each week has a workflow, which ends when they want no more. */
export const reactor = (temporal: WorkflowClient): Reactor => {
  const look = ({ stream, revision }: Recorded) => wake(temporal, stream, Number(revision))
  return { prompt: reactingTo<PromptsEvent>({ PromptsRequested: look, PromptsStopped: look }) }
}
