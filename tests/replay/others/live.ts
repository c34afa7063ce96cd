import type { Ended } from '../shapes.ts'
import type { Theatre } from '../theatre.ts'

/** `ended` gives a message that went one of the shapes' ways. */
export type Live = (theatre: Theatre, ended: (shape: string) => Promise<Ended>) => Promise<string>
export type Lives = Readonly<Record<string, Live>>

export const begun = async (
  { client }: Theatre,
  workflow: string,
  taskQueue: string,
  workflowId: string,
  args: unknown[] = [],
) => {
  await client.workflow.start(workflow, { taskQueue, workflowId, args })
  return workflowId
}

export const inBook = async ({ house }: Theatre) => {
  const author = await house.author()
  return { author, id: await house.person(author) }
}
