/** `foundAt` is of what was found last. */
export type Damage = { readonly mediaIds: readonly string[]; readonly foundAt: string }

/** What is left of it once a recording was taken out. */
export const damageWithout = (damage: Damage | undefined, taken: string): Damage | undefined => {
  const mediaIds = damage?.mediaIds.filter((mediaId) => mediaId !== taken) ?? []
  return damage && mediaIds.length > 0 ? { ...damage, mediaIds } : undefined
}

export const damageWith = (damage: Damage | undefined, found: Damage): Damage => ({
  mediaIds: [...new Set([...(damage?.mediaIds ?? []), ...found.mediaIds])],
  foundAt: found.foundAt,
})
