/** The words about what a recipient sees of the author. */
export const seenStrings = {
  name: 'What name should they see?',
  nameHint: 'You can change it later on your account page.',
  noName: 'Write the name they should see.',
  title: 'What they will see',
  line: (name: string) =>
    `This is how it reaches ${name}. Your title, your words and your voice stay closed until they unlock it.`,
  mailbox: ({ address, isGuardians }: { readonly address: string; readonly isGuardians: boolean }) =>
    isGuardians ? `To ${address}, the guardian’s email address.` : `To ${address}.`,
  email: 'The email',
  page: 'The page it opens',
  titles: { email: 'The email', page: 'The page it opens, before it is unlocked' },
  whose: 'Whose email and page',
  relation: (name: string) =>
    `Add what you are to ${name}, like “your grandmother”, in the step “Who”. They’ll see it beside your name.`,
  photo: 'You can add a photo of yourself on your account page. It stands at the top of their page.',
} as const
