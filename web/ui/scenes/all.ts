import * as indoors from './indoors.ts'
import * as outdoors from './outdoors.ts'
import * as things from './things.ts'

/** Every drawing, by the thing it shows. */
export const scenes = { ...indoors, ...outdoors, ...things }
export type SceneName = keyof typeof scenes
