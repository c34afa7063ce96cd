import type { WorkflowClient } from '@temporalio/client'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import type { Reactor } from '../../backend/kernel/log/reactor.ts'
import type { Tells } from '../../workflows/kernel/tell.ts'
import { tellReactor } from '../../workflows/kernel/tellReactor.ts'
import { begunTells } from '../../workflows/messages/begunTells.ts'
import { courtesyTells } from '../../workflows/messages/tells.ts'
import { allTells } from '../../workflows/tells.ts'

const namesIn = (tables: readonly Tells[]) => tables.flatMap((tells) => Object.values(tells).map(({ name }) => name))

/** Whatever people are told, but for what keeps an author in the picture: a mail more would be another first one. */
export const quietTells = (temporal: WorkflowClient, kernel: Kernel): Reactor => {
  const courtesies = new Set(namesIn([...courtesyTells(kernel), begunTells(kernel)]))
  return tellReactor(
    temporal,
    allTells(kernel).filter((tells) => !namesIn([tells]).some((name) => courtesies.has(name))),
  )
}
