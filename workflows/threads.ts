import v8 from 'node:v8'
import { isMainThread } from 'node:worker_threads'

/**
 * Read by each thread of the workflows' process before anything else. Temporal's library keeps the stack of every promise that
 * a workflow makes, where Node lets it, for a query that shows where a run waits: a third of what running workflows cost
 * (docs/adr/0066). What a run waits for its `view` says, and an error has its stack as before.
 */
if (!isMainThread) Object.assign(v8.promiseHooks, { createHook: undefined })
