import { paths } from '../../../../app/paths.ts'
import type { View } from '../areas.ts'

type NextStep = { readonly today: string; readonly words: string; readonly href: string; readonly hrefSignedIn: string }

/** What of an area works today, and the one step on from here. */
export const NEXT: Readonly<Record<View, NextStep>> = {
  memories: {
    today: 'A vault begins with a voice: record one now, and it is the first thing on your shelf.',
    words: 'Record a voice',
    href: paths.freeVoiceMessages(),
    hrefSignedIn: paths.compose(),
  },
  messages: {
    today: 'You can do this now: record, choose the person and the day, and we ask you twice before it goes.',
    words: 'Record a message',
    href: paths.freeVoiceMessages(),
    hrefSignedIn: paths.compose(),
  },
  'family-tree': {
    today: 'Begin with the people you would leave something for, and one voice for the middle of the tree.',
    words: 'Record the first voice',
    href: paths.freeVoiceMessages(),
    hrefSignedIn: paths.people(),
  },
  scrapbooks: {
    today: 'Choose some photos, and their pages are laid out. Then write the captions: a book needs them most.',
    words: 'See how a book is made',
    href: paths.scrapbooks(),
    hrefSignedIn: paths.scrapbooks(),
  },
  'time-capsules': {
    today: 'The smallest capsule is one sentence with one date. You can seal that now.',
    words: 'See how a capsule works',
    href: paths.timeCapsules(),
    hrefSignedIn: paths.timeCapsules(),
  },
  recipes: {
    today: 'Write it in her words, make it for as many as come, and keep her voice in the step where it matters.',
    words: 'Keep a recipe',
    href: paths.familyRecipes(),
    hrefSignedIn: paths.familyRecipes(),
  },
}
