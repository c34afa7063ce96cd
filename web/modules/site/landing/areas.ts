/** The six views of the landing page, which its cards open without a change of address. */
export const VIEWS = ['memories', 'messages', 'family-tree', 'scrapbooks', 'time-capsules', 'recipes'] as const
export type View = (typeof VIEWS)[number]

/** Views that the buttons of the footer open over the whole page. */
export const OVERLAYS = ['memories', 'messages', 'family-tree', 'scrapbooks'] as const satisfies readonly View[]
export type Overlay = (typeof OVERLAYS)[number]

export const isOverlay = (value: unknown): value is Overlay => OVERLAYS.some((overlay) => overlay === value)
export const isView = (value: unknown): value is View => VIEWS.some((view) => view === value)
