/** A thing of schema.org: its type and the facts of it that the page shows too. */
export type Thing = { readonly '@type': string } & Readonly<Record<string, unknown>>

/** What a page is, in words: the head of the document, the prerender, the sitemap and the tests read it. */
export type Page = {
  readonly name: string
  /** The document's title where it is not `Name | Product`. */
  readonly title?: (productName: string) => string
  readonly description: string
  /** Separated by commas; empty on pages that nobody searches for. */
  readonly keywords: string
  /** Of the social image; without one it is drawn from the title. */
  readonly image?: string
  /**
   * `anyone` stands in the public shell. `signed-in` and `staff` stand in the shell of the family or the house; a
   * visitor reads what the page is and may sign in. `both` is one path with a view for each (see Route.loadSignedIn).
   */
  readonly audience: 'anyone' | 'both' | 'signed-in' | 'staff'
  readonly robots: 'index,follow' | 'noindex,nofollow'
  /** Rendered at build, readable without script: what a visitor sees. */
  readonly isPrerendered?: boolean
  /** The path that search engines should keep instead of this one; without it the page's own. */
  readonly canonical?: string
  /** The page above this one, for the breadcrumb; without it the landing page. */
  readonly parent?: string
  /** What the shell gives a page of `anyone`: header and footer, the footer alone, or nothing. Without it both. */
  readonly frame?: 'whole' | 'footer' | 'none'
  /** Facts for search engines, beside Organization and BreadcrumbList, which every page has. */
  readonly structuredData?: (productName: string) => readonly Thing[]
}

export type Pages = Readonly<Record<string, Page>>

/** A page that search engines may show, rendered at build. */
export const publicly = { audience: 'anyone', robots: 'index,follow', isPrerendered: true } as const
/** A page of the family. */
export const privately = { audience: 'signed-in', robots: 'noindex,nofollow', keywords: '' } as const
/** A page that is reached by a link in a mail. */
export const byLink = { audience: 'anyone', robots: 'noindex,nofollow', keywords: '' } as const
