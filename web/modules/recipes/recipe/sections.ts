/** Things in their order, parted where the name of their part changes. */
export const sectionsOf = <Thing extends { readonly section: string }>(
  things: readonly Thing[],
): readonly { readonly name: string; readonly at: number; readonly things: readonly Thing[] }[] => {
  const found: { name: string; at: number; things: Thing[] }[] = []
  for (const [at, thing] of things.entries()) {
    const last = found.at(-1)
    if (last?.name === thing.section) last.things.push(thing)
    else found.push({ name: thing.section, at, things: [thing] })
  }
  return found
}
