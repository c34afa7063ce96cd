/** Below `/time-capsules`, which is a tour to visitors. */
export const paths = { capsule: (capsuleId: string) => `/time-capsules/${capsuleId}` } as const
