import { fold } from '../../kernel/log/decider.ts'
import type { StoriesEvent } from './events.ts'
import { story, type Story } from './story.ts'

/** Where a story stands, as its stream says; nothing is opened for it. */
export const recordable = fold<Story, StoriesEvent>('story', story.initial, story.evolve)
