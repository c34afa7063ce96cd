export { welcomeAccount } from '../accounts/workflow.ts'
export { tendDelivery } from '../deliveries/workflow.ts'
