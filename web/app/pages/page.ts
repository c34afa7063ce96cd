import type { ComponentType } from 'react'
import type { Late } from '../routes/late.ts'

/** A thing of schema.org: its type and the facts of it that the page shows too. */
export type Thing = { readonly '@type': string } & Readonly<Record<string, unknown>>
export type Crumb = { readonly name: string; readonly path: string }

/** What the head of the document says of a page. */
export type Words = {
  readonly name: string
  /** The document's title where it is not `Name | Product`. */
  readonly title?: (productName: string) => string
  readonly description: string
  /** Separated by commas; empty on pages that nobody searches for. */
  readonly keywords: string
  readonly robots: 'index,follow' | 'noindex,nofollow'
  /** Path of the social image; without one it is drawn from the title at build. */
  readonly image?: string
  /** The path that search engines should keep instead of this one; without it the page's own. */
  readonly canonical?: string
  /** The page above this one, for the breadcrumb; without it the landing page. */
  readonly parent?: Crumb
  /** What the breadcrumb calls it where the name says too much. */
  readonly crumb?: string
  /** Facts for search engines; the breadcrumb is added. */
  readonly structuredData?: (productName: string) => readonly Thing[]
}

/** What a page is, in words: the head of the document, the prerender, the sitemap and the tests read it. */
export type Page = Words & {
  /**
   * `anyone` stands in the public shell. `signed-in` and `staff` stand in the shell of the family or the house; a
   * visitor reads what the page is and may sign in. On a page of `both` a visitor finds what `anyone` would, and whoever
   * is signed in their own (`loadSignedIn`).
   */
  readonly audience: 'anyone' | 'signed-in' | 'staff' | 'both'
  /** What a page of `both` is to somebody signed in; its code comes with the first use. */
  readonly loadSignedIn?: Late<{ readonly Page: ComponentType }>
  /** What a visitor reads on a page of `signed-in`, where its name and description would tell them little. */
  readonly toVisitor?: { readonly title: string; readonly line: string }
  /** What the shell gives a page of `anyone`: header, main and footer, or nothing. */
  readonly frame?: 'whole' | 'none'
  /** One step after the other: on a phone it has no tab bar. */
  readonly isFlow?: boolean
  /** What a visitor sees is rendered at build, so that it is readable without script. */
  readonly isPrerendered?: boolean
  /** Where the path has parameters: the addresses known at build, for the sitemap and the tests. */
  readonly instances?: readonly string[]
  /** Names in the query with which the page is rendered at request, beside the file of the build. */
  readonly queries?: readonly string[]
  /** Asked with one of them, the page is not for search engines: a result, or what somebody searched for. */
  readonly hidesQueries?: boolean
  /**
   * Public questions (paths under /api) that the server answers before it renders the page at request; the page finds
   * each answer in the query of that very key. `:name` stands for a parameter of the page's path.
   */
  readonly needs?: readonly string[]
  /** Words that depend on the parameters, or on the answers to `needs` as far as they are `known`. */
  readonly at?: (params: Readonly<Record<string, string>>, known: (apiPath: string) => unknown) => Partial<Words>
}

export type Pages = Readonly<Record<string, Page>>

/** A page that search engines may show, rendered at build. */
export const publicly = { audience: 'anyone', robots: 'index,follow', isPrerendered: true } as const
/** A page of the family. */
export const privately = { audience: 'signed-in', robots: 'noindex,nofollow', keywords: '' } as const
/** A desk of the house. */
export const forStaff = { ...privately, audience: 'staff' } as const
/** A page that is reached by a link in a mail. */
export const byLink = { audience: 'anyone', robots: 'noindex,nofollow', keywords: '' } as const
