import { v7 as uuid } from 'uuid'

type Named = Pick<File, 'name'>
const PICTURE = /\.(jpe?g|hei[cf]|png|webp|avif)$/i
const FILM = /\.(mov|mp4|m4v)$/i
const stemOf = ({ name }: Named): string => name.replace(/\.[^.]*$/, '').toLowerCase()

/**
 * What the two halves of a picture that moves share, where both were chosen at once: a picture and a film of one name, and no
 * third file of it. Whether they are halves the server finds out.
 */
export const halvesOf = <T extends Named>(files: readonly T[]): ReadonlyMap<T, string> => {
  const byStem = new Map<string, T[]>()
  for (const file of files.filter(({ name }) => PICTURE.test(name) || FILM.test(name)))
    byStem.set(stemOf(file), [...(byStem.get(stemOf(file)) ?? []), file])
  const halves = new Map<T, string>()
  for (const some of byStem.values()) {
    const isPair = some.length === 2 && some.filter(({ name }) => PICTURE.test(name)).length === 1
    const pair = isPair ? uuid() : undefined
    if (pair !== undefined) for (const each of some) halves.set(each, pair)
  }
  return halves
}
