import type { ComponentType } from 'react'
import type { SceneName } from '../../ui/scenes/all.ts'
import { bodies } from './bodies/all.ts'
import { Body } from './Body.tsx'
import type { Post } from './posts.ts'

const PICTURE: Readonly<Partial<Record<SceneName, SceneName>>> = {
  sill: 'house',
  letter: 'drawer',
  armchair: 'cup',
  cup: 'hills',
  radio: 'phone',
  photos: 'boat',
  bench: 'quilt',
}

/** The text of an article. */
export const articleText = ({ id, scene }: Post): ComponentType =>
  function Text() {
    return <Body markdown={bodies[id] ?? ''} scene={PICTURE[scene] ?? 'orchard'} />
  }
