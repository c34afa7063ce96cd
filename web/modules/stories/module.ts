import type { WebModule } from '../../app/module.ts'
import { area } from '../../app/routes/route.ts'

/** Its list stands on the family's page. `personId` is a member's account or a relative. */
const paths = {
  story: (storyId: string) => `/family-collaboration/stories/${storyId}`,
  askForStory: (personId: string) => `/family-collaboration?ask=${personId}`,
} as const

const pages = async () => (await import('./pages.ts')).pages

export const stories: WebModule<typeof paths> = {
  paths,
  pages,
  routes: area(paths, pages, {
    story: { path: paths.story(':storyId'), load: async () => (await import('./StoryPage.tsx')).StoryPage },
  }),
  familyTab: { place: 1, words: 'Stories', load: async () => (await import('./StoriesTab.tsx')).StoriesTab },
  refreshes: { story: ['stories'], media: ['stories'] },
}
