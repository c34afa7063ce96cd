export { deliverMessage } from '../messages/workflow.ts'
export { reconcile } from '../reconcile/workflow.ts'
export { writeAnchors } from '../audit/workflow.ts'
export { endMessages } from '../messages/eraseWorkflow.ts'
