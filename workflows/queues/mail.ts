// Named here and not in module.ts, which imports activities: a bundle holds deterministic code alone.
export { endAccount } from '../accounts/eraseWorkflow.ts'
export { welcomeAccount } from '../accounts/workflow.ts'
export { followEntry, followRecall } from '../deliveries/followWorkflow.ts'
export { tendDelivery } from '../deliveries/workflow.ts'
export { endMemberships } from '../families/eraseWorkflow.ts'
export { inviteMember } from '../families/workflow.ts'
export { askForProof } from '../life/proofWorkflow.ts'
export { tellNewcomer } from '../life/tellWorkflow.ts'
export { inviteContact } from '../life/workflow.ts'
export { askWeekly } from '../prompts/workflow.ts'
export { heedAnswer } from '../recipients/heedWorkflow.ts'
export { inviteRecipient } from '../recipients/workflow.ts'
export { tendStory } from '../stories/workflow.ts'
export { endFamilyStories, endStories } from '../stories/eraseWorkflow.ts'
export { askSubscriber } from '../subscribers/workflow.ts'
export { endReading } from '../subscribers/eraseWorkflow.ts'
export { endConversations } from '../support/eraseWorkflow.ts'
export { tendConversation } from '../support/workflow.ts'
export { endRecordings } from '../media/eraseWorkflow.ts'
export { endPeople } from '../recipients/eraseWorkflow.ts'
export { endFamilyLinks, endLinks, endMemberLinks } from '../shares/eraseWorkflow.ts'
export { tell } from '../kernel/tellWorkflow.ts'
export {
  admitRecipient,
  askContacts,
  askOthers,
  tellAuthor,
  tellContacts,
  tellNewContact,
  tellOfWait,
  tellWrongPerson,
} from '../formerly/workflow.ts'
