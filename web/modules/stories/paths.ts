/** Its list stands on the family's page. `personId` is a member's account or a relative. */
export const paths = {
  story: (storyId: string) => `/family-collaboration/stories/${storyId}`,
  askForStory: (personId: string) => `/family-collaboration?ask=${personId}`,
} as const
