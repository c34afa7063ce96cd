import { paths } from '../../../app/paths.ts'
import type { Overlay, View } from './areas.ts'

export type Area = {
  readonly title: string
  readonly line: string
  readonly go: string
  /** Of the page that says what the area is; while it is closed, so is the area. */
  readonly path: string
}

/** Names and lines of the cards. */
export const AREAS: Readonly<Record<View, Area>> = {
  messages: {
    title: 'Voice Messages',
    line: 'Say it now, let it arrive in ten years. Free forever.',
    go: 'Hear an example',
    path: paths.voiceMessages(),
  },
  'family-tree': {
    title: 'Living Family Tree',
    line: 'People, places and the sound of their voices.',
    go: 'Look at a tree',
    path: paths.familyTree(),
  },
  scrapbooks: {
    title: 'Memory Scrapbooks',
    line: 'From a box of photos to a printed book.',
    go: 'Open the pages',
    path: paths.scrapbooks(),
  },
  memories: {
    title: 'Memory Vault',
    line: 'Photos, films, voices and papers, found again in seconds.',
    go: 'Look inside',
    path: paths.memoryVault(),
  },
  'time-capsules': {
    title: 'Time Capsules',
    line: 'Sealed until the day you chose.',
    go: 'See one sealed',
    path: paths.timeCapsules(),
  },
  recipes: {
    title: 'Family Recipes',
    line: 'The card in her hand, the story in her voice.',
    go: 'Read the card',
    path: paths.familyRecipes(),
  },
}

/** What the buttons of the footer are called. */
export const OVERLAY_NAMES: Readonly<Record<Overlay, string>> = {
  memories: 'Memory Vault',
  messages: 'Future Messages',
  'family-tree': 'Living Family Tree',
  scrapbooks: 'Memory Scrapbooks',
}
