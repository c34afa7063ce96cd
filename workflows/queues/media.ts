// Named here and not in module.ts, which imports activities: a bundle holds deterministic code alone.
export { readArchive } from '../archives/workflow.ts'
export { prepareMedia } from '../media/workflow.ts'
export { sweepVault } from '../items/sweepWorkflow.ts'
export { auditMedia, auditVault } from '../media/auditWorkflow.ts'
export { readItem } from '../items/readWorkflow.ts'
