// Named here and not in module.ts, which imports activities: a bundle holds deterministic code alone.
export { endAccount } from '../accounts/eraseWorkflow.ts'
export { tendDelivery } from '../deliveries/workflow.ts'
export { tellNewcomer } from '../life/tellWorkflow.ts'
export { apply } from '../kernel/applyWorkflow.ts'
export { end } from '../kernel/endWorkflow.ts'
export { tend } from '../kernel/processWorkflow.ts'
export { tell } from '../kernel/tellWorkflow.ts'
