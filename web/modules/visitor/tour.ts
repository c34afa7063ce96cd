import type { Dye } from '../../../backend/kernel/page/strips.ts'
import type { SceneName } from '../../ui/scenes/all.ts'

type Pair = readonly [string, string]
/** Something small of the demo family that shows what the page is about. */
export type Example =
  | { readonly kind: 'recipe'; readonly title: string; readonly lines: readonly string[]; readonly note: string }
  | { readonly kind: 'tree'; readonly generations: readonly (readonly Pair[])[] }
  | { readonly kind: 'quote'; readonly words: string; readonly from: string }
  | { readonly kind: 'pictures'; readonly pictures: readonly (readonly [SceneName, string])[] }
  | { readonly kind: 'capsule'; readonly opens: string; readonly inside: readonly string[] }
  | { readonly kind: 'sheet'; readonly title: string; readonly rows: readonly Pair[] }

/** A page of an area that is not finished: what it will be, what works today, and one next step that works. */
export type Tour = {
  readonly title: string
  readonly lead: string
  readonly next: { readonly path: string; readonly words: string }
  readonly dye: Dye
  readonly example: Example
  /** Above the demo family's tree, where the page lets a visitor move in it. */
  readonly tree?: string
  /** Whose the example is; without it the demo family's. */
  readonly caption?: string
  /** What a person can do about it today. */
  readonly today: readonly Pair[]
  /** What is being made. */
  readonly coming: readonly Pair[]
  readonly rows: { readonly title: string; readonly facts: readonly Pair[] }
}

/** Solid is what works today: the thread says so as everywhere. */
export const stepsOf = ({ today }: Tour) =>
  today.map(([title, line]) => ({ id: title, state: 'done', when: 'Today', title, line }) as const)
