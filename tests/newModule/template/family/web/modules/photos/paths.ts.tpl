/** It is a place of the family's, as its tab is. */
export const paths = { photos: () => '/family-collaboration/photos' } as const
