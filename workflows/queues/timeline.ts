// Named here and not in module.ts, which imports activities: a bundle holds deterministic code alone.
export { deliverMessage } from '../messages/workflow.ts'
export { reconcile } from '../reconcile/workflow.ts'
export { writeAnchors } from '../audit/workflow.ts'
export { watchLife } from '../life/watchWorkflow.ts'
export { apply } from '../kernel/applyWorkflow.ts'
export { askForBackup, backupHouse } from '../backups/workflow.ts'
