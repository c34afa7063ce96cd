export { prepareMedia } from '../media/workflow.ts'
