type Theme = {
  readonly words: string
  readonly paper: string
  readonly ink: string
  readonly accent: string
  readonly head: 'Besley' | 'Literata' | 'Atkinson'
  /** What stands around a photo: nothing, a line, a white border, or a band in the theme’s color. */
  readonly frame: 'none' | 'line' | 'border' | 'band'
  /** What is drawn around a page. */
  readonly edge: 'none' | 'line' | 'double' | 'stitches' | 'dots'
}

/** How a book looks: colors, type, frames and edges, all drawn by us. */
export const THEMES = {
  vintage: {
    words: 'Vintage',
    paper: '#f4ead6',
    ink: '#3b2a1e',
    accent: '#8a5a36',
    head: 'Besley',
    frame: 'border',
    edge: 'double',
  },
  heritage: {
    words: 'Heritage sepia',
    paper: '#efe4cf',
    ink: '#33261a',
    accent: '#6f4e2c',
    head: 'Literata',
    frame: 'line',
    edge: 'line',
  },
  modern: {
    words: 'Modern white',
    paper: '#ffffff',
    ink: '#231b33',
    accent: '#4b3f72',
    head: 'Atkinson',
    frame: 'none',
    edge: 'none',
  },
  kraft: {
    words: 'Kraft',
    paper: '#d9c2a0',
    ink: '#2e2115',
    accent: '#5d3f22',
    head: 'Besley',
    frame: 'border',
    edge: 'stitches',
  },
  watercolor: {
    words: 'Watercolor',
    paper: '#f1f7f8',
    ink: '#1f3440',
    accent: '#3f7686',
    head: 'Literata',
    frame: 'none',
    edge: 'dots',
  },
  nursery: {
    words: 'Nursery',
    paper: '#fdf3ec',
    ink: '#4a2c35',
    accent: '#a8586b',
    head: 'Besley',
    frame: 'band',
    edge: 'dots',
  },
  travel: {
    words: 'Travel',
    paper: '#f6f4ea',
    ink: '#22301f',
    accent: '#3f6b3a',
    head: 'Atkinson',
    frame: 'border',
    edge: 'stitches',
  },
  celebration: {
    words: 'Celebration',
    paper: '#fff8e8',
    ink: '#37203f',
    accent: '#8c3f73',
    head: 'Besley',
    frame: 'band',
    edge: 'double',
  },
  memoriam: {
    words: 'In memoriam',
    paper: '#f3f2f0',
    ink: '#26262b',
    accent: '#55555f',
    head: 'Literata',
    frame: 'line',
    edge: 'none',
  },
} as const satisfies Readonly<Record<string, Theme>>
export type ThemeId = keyof typeof THEMES
export const THEME_IDS = Object.keys(THEMES) as [ThemeId, ...ThemeId[]]

/** @number points of a printed caption of a scrapbook */
export const CAPTION_PT = 10.5
/** @number points of the printed words of a scrapbook */
export const WORDS_PT = 11.5
/** @number points of a printed heading of a scrapbook */
export const HEADING_PT = 20
/** @number points of the title on a scrapbook's title page */
export const TITLE_PT = 30
