import type { Dye } from '../../../backend/kernel/page/strips.ts'

/** One flat piece of dyed cloth; with a width it is a thread along the path, without one it is filled. */
export type Piece = readonly [dye: Dye, path: string, width?: number]
/** Six to twelve pieces on 160 by 120: ordinary things, no outlines, no faces. */
export type SceneDrawing = readonly Piece[]

export const cloth = (dye: Dye): Piece => [dye, 'M0 0h160v120H0z']
export const disc = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`
export const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`
