export const paths = { photos: () => '/photos' } as const
