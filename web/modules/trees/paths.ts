/** Below `/family-tree`, which is a tour to visitors. */
export const paths = {
  treePerson: (treeId: string, personId = '') => `/family-tree/${treeId}/${personId}`,
} as const
