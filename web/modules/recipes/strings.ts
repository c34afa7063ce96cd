import { KEPT_DAYS } from '../../../backend/modules/recipes/contract.ts'

/** Of the list. */
export const strings = {
  title: 'Recipes',
  line: 'What your family cooks, in the words of who cooked it first.',
  noFamily: 'Once you’re in a family, its recipes are listed here.',
  fetching: 'Still fetching your recipes',
  emptyTitle: 'No recipes yet',
  emptyLine: 'Start with one you never measure.',
  emptyForViewer: 'When someone in your family adds a recipe, it will appear here.',
  search: 'Search recipes and ingredients',
  cook: 'Whose',
  anyone: 'Anyone’s',
  tag: 'Kind',
  anyKind: 'Any kind',
  state: 'Which recipes',
  states: { kept: 'Kept', removed: 'Removed' },
  noMatch: 'No recipes match. Try fewer letters, or clear the filters.',
  noneRemoved: `Nothing has been removed in the last ${KEPT_DAYS} days.`,
  add: 'Write a recipe',
  bring: 'Bring recipes in',
  more: 'More',
  take: {
    jsonld: 'Take all along as JSON-LD',
    md: 'Take all along as Markdown',
    tandoor: 'Take all along for Tandoor',
  },
  restore: 'Bring it back',
  restored: (title: string) => `“${title}” is back`,
  found: (n: number) => (n === 1 ? '1 recipe' : `${n} recipes`),
} as const
