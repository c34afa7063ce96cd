/** Lower case, runs of what is neither letter nor digit turned into single hyphens, none at the edges. */
export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/gu, '-')
    .replaceAll(/^-|-$/gu, '')
