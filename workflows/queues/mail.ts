export { welcomeAccount } from '../accounts/workflow.ts'
export { tendDelivery } from '../deliveries/workflow.ts'
export { inviteRecipient } from '../recipients/workflow.ts'
export { askSubscriber } from '../subscribers/workflow.ts'
