/** All that a trusted contact may be asked to do, before they say yes: in the invitation and on its page. */
export const wholeJob = (author: string): readonly string[] => [
  `${author} leaves messages here for a later day, some for after their death. We write to you when ${author} no longer answers us, and when we cannot reach ${author} or somebody a message is for.`,
  `You can tell us that ${author} has died. ${author} may also ask you to tell us when something happens, a wedding say.`,
  'You can always ask us to wait, and we may ask you whether somebody is who they say.',
]
