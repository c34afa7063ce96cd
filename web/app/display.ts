import type { TextSize, Theme } from '../ui/theme.ts'

/** How a person may have the pages, in words. */
export const THEMES = { system: 'Same as my device', light: 'Light', dark: 'Dark' } satisfies Record<Theme, string>
export const SIZES = { '100': 'Normal', '112': 'Larger', '125': 'Largest' } satisfies Record<TextSize, string>
