import type { ReadModule } from '../../backend/kernel/process/module.ts'
import { categories } from '../../backend/modules/messages/events.ts'
import { contents, media, transcripts } from './contents.ts'
import { delivered, deliveredMedia } from './delivered.ts'
import { messages as table } from './messages.ts'
import { notices } from './notices.ts'
import { timeline } from './timeline.ts'

export const messages: ReadModule = {
  categories,
  tables: [table, contents, media, transcripts, delivered, deliveredMedia, notices, timeline],
}
