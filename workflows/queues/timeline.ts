// Named here and not in module.ts, which imports activities: a bundle holds deterministic code alone.
export { deliverMessage } from '../messages/workflow.ts'
export { reconcile } from '../reconcile/workflow.ts'
export { writeAnchors } from '../audit/workflow.ts'
export { watchLife } from '../life/watchWorkflow.ts'
export { heedLife } from '../messages/lifeWorkflow.ts'
export { heedWait } from '../messages/waitWorkflow.ts'
export { endMessages } from '../messages/eraseWorkflow.ts'
export { askForBackup, backupHouse } from '../backups/workflow.ts'
