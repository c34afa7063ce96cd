import type { WebModule } from '../../app/module.ts'
import { area } from '../../app/routes/route.ts'

const paths = {
  shared: (token: string) => `/shared/${token}`,
  /** The list of links, with a new one begun for that story. */
  shareStory: (storyId: string) => `/sharing?story=${storyId}`,
} as const

const pages = async () => (await import('./pages.ts')).pages

export const shares: WebModule<typeof paths> = {
  paths,
  pages,
  routes: area(paths, pages, {
    shared: { path: paths.shared(':token'), load: async () => (await import('./shared/SharedPage.tsx')).SharedPage },
  }),
  refreshes: { share: ['shares'], visit: ['shares'] },
}
