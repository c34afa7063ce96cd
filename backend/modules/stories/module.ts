import type { Module } from '../../kernel/process/module.ts'
import { answers } from './answers.ts'
import { storyBounces } from './bounces.ts'
import { categories } from './events.ts'
import { exported } from './export.ts'
import { recordable } from './recordable.ts'
import { routes } from './routes.ts'
import { scripted } from './scripted.ts'
import { shareable } from './shareable.ts'
import { hub } from './hub.ts'

export const stories: Module = {
  categories,
  hub,
  routers: [routes, answers, scripted],
  bounces: storyBounces,
  worksInMaintenance: /^\/api\/story\//,
  opensByItself: /^\/api\/story\//,
  export: exported,
  shareable: [shareable],
  recordable,
  happened: {
    story_asked: '{by} asked for a story.',
    // Whoever tells one may have no account: who it was stands beside the story.
    story_told: 'A story was told.',
    story_removed: '{by} removed a story.',
    story_restored: '{by} brought a story back.',
  },
}
