import type { WorkflowClient } from '@temporalio/client'
import { reactingTo, type Reactor } from '../../backend/kernel/log/reactor.ts'
import type { FamiliesEvent } from '../../backend/modules/families/events.ts'
import { onFamilyEnd } from '../kernel/onFamilyEnd.ts'
import { endFamilyStories } from './eraseWorkflow.ts'

/** With the last member of a family all that it was told goes, whoever asked for it. */
export const endReactor = (temporal: WorkflowClient): Reactor => ({
  family: reactingTo<FamiliesEvent>({ FamilyEnded: onFamilyEnd(temporal, endFamilyStories, 'stories') }),
})
