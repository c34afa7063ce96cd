export { prepareMedia } from '../media/workflow.ts'
export { auditMedia } from '../media/auditWorkflow.ts'
