import type { Context } from 'koa'
import type { Kernel } from '../kernel.ts'

/** The parts of a thing: a recording as it is played, a picture or the pages of a paper as they are seen. */
export type SharedPart = 'play' | 'video' | 'peaks' | 'thumb' | 'preview' | `page-${number}`

/** What a visitor reads and hears of a thing: of people first names only. */
export type Shared = {
  readonly title: string
  /** Whose it is; empty where nobody is named. */
  readonly by: string
  /** When it was told or made. */
  readonly at: string | null
  readonly words: string
  readonly durationMs: number | null
  readonly hasSound: boolean
  /**
   * In pixels as it is shown, turned so far to the right, where it can be seen: how large it is decides how much room it
   * is given before it is there.
   */
  readonly picture: { readonly width: number; readonly height: number; readonly turned: 0 | 90 | 180 | 270 } | null
  /** Of a paper, how many pages can be seen. */
  readonly pages: number
  /** How many things are in it, which come page by page. */
  readonly n: number
}
/** What is neither heard nor seen, and holds nothing. */
export const ONLY_WORDS = { durationMs: null, hasSound: false, picture: null, pages: 0, n: 0 } as const

/** Some of what is in a thing, in its order; `next` is what `after` takes for those that follow. */
export type SharedChildren = { readonly ids: readonly string[]; readonly next: string | null }
export type ShareChoice = {
  readonly id: string
  readonly title: string
  readonly contributorId: string
  readonly mayShare: boolean
}

export type ShareStanding = {
  readonly contributorId: string
  /** Whether whoever told it lets it leave the family. */
  readonly mayShare: boolean
}

/** A kind of things that a family's link may show; modules publish theirs in their module.ts. */
export type Shareable = {
  /** In small letters; it is stored in links. */
  readonly kind: string
  /** What the family calls these, by their ids; nothing of one that is gone. */
  readonly titlesOf: (kernel: Kernel, ids: readonly string[]) => Promise<ReadonlyMap<string, string>>
  /** Whose it is, and whether it may leave the family, by its own events; undefined where this family has none such now. */
  readonly standingOf: (kernel: Kernel, id: string, familyId: string) => Promise<ShareStanding | undefined>
  /** What is read and heard of these, by their ids; nothing of one that is gone. */
  readonly parts: (kernel: Kernel, ids: readonly string[]) => Promise<ReadonlyMap<string, Shared>>
  /** Where one of these holds others, of what kind they are. A link shows them with it, though it names none. */
  readonly holds?: {
    readonly kind: string
    readonly children: (kernel: Kernel, id: string, after: string | undefined) => Promise<SharedChildren>
    readonly has: (kernel: Kernel, id: string, childId: string) => Promise<boolean>
  }
  /**
   * How those whom one of these holds belong together, to be drawn; its shape is in the module's contract.
   * @throws Refused not-found
   */
  readonly drawing?: (kernel: Kernel, id: string) => Promise<object>
  /** Answers with a part of it; with a file name as a download. @throws Refused not-found */
  readonly open: (ctx: Context, kernel: Kernel, id: string, part: SharedPart, fileName?: string) => Promise<void>
  /** What of a family can be put into a link, the newest first. */
  readonly choices: (kernel: Kernel, familyId: string) => Promise<readonly ShareChoice[]>
}
