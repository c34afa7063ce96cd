/** The six views of the landing page, which its cards open without a change of address. */
export const VIEWS = ['memories', 'messages', 'family-tree', 'scrapbooks', 'time-capsules', 'recipes'] as const
export type View = (typeof VIEWS)[number]

/** Views that the buttons of the footer open over the whole page. */
export const OVERLAYS = ['memories', 'messages', 'family-tree', 'scrapbooks'] as const satisfies readonly View[]
export type Overlay = (typeof OVERLAYS)[number]

export const isOverlay = (value: unknown): value is Overlay => OVERLAYS.some((overlay) => overlay === value)
export const isView = (value: unknown): value is View => VIEWS.some((view) => view === value)

export type Area = {
  readonly title: string
  readonly line: string
  readonly go: string
  /** What is not has a dashed edge, and says that it is coming. */
  readonly isOpen?: true
}

/** Names and lines of the cards. */
export const AREAS: Readonly<Record<View, Area>> = {
  messages: {
    title: 'Voice Messages',
    line: 'Say it now, let it arrive in ten years. Free forever.',
    go: 'Hear an example',
    isOpen: true,
  },
  'family-tree': {
    title: 'Living Family Tree',
    line: 'People, places and the sound of their voices.',
    go: 'Look at a tree',
  },
  scrapbooks: {
    title: 'Memory Scrapbooks',
    line: 'From a box of photos to a printed book.',
    go: 'Open the pages',
  },
  memories: {
    title: 'Memory Vault',
    line: 'Photos, films, voices and papers, found again in seconds.',
    go: 'Look inside',
  },
  'time-capsules': {
    title: 'Time Capsules',
    line: 'Sealed until the day you chose.',
    go: 'See one sealed',
  },
  recipes: {
    title: 'Family Recipes',
    line: 'The card in her hand, the story in her voice.',
    go: 'Read the card',
  },
}

/** What the buttons of the footer are called. */
export const OVERLAY_NAMES: Readonly<Record<Overlay, string>> = {
  memories: 'Memory Vault',
  messages: 'Future Messages',
  'family-tree': 'Living Family Tree',
  scrapbooks: 'Memory Scrapbooks',
}
