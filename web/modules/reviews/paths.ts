export const paths = {
  reviews: () => '/reviews',
  deskReviews: () => '/admin-control-panel/reviews',
} as const
