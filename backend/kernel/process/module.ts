import type Router from '@koa/router'
import type { ZipEntry } from '../blob/zip.ts'
import type { Recorded } from '../event.ts'
import type { Kernel } from '../kernel.ts'
import type { Projection } from '../log/projection.ts'
import type { TakesBounce } from '../mail/bounces.ts'
import type { Html } from '../page/html.ts'
import type { HubCard } from './hub.ts'
import type { Ports } from './ports.ts'
import type { Recordable } from './recordable.ts'
import type { Shareable } from './shareable.ts'
import type { Use } from './uses.ts'

/** A part that a module does not have, and why. */
export type None = { readonly none: string }

type Account = { readonly id: string; readonly email: string }
export type Exported = {
  /** What `data/<name>.json` holds. */
  readonly data: unknown
  /** A section of the page; nothing where there is nothing to read. */
  readonly page: Html | undefined
  readonly files?: readonly ZipEntry[]
}
/** A file of data in an account's export, its section of the page, and the files that both name. */
export type ExportedFile = {
  readonly name: string
  /** What the page calls the file of data. */
  readonly title: string
  /** The sections stand in this order; the account's own facts have 50. */
  readonly place: number
  /**
   * @param partOf which part of the export a stored file goes into, from 1 on: a module may name its folders by it; the
   * first, where it is not said
   */
  readonly of: (kernel: Kernel, account: Account, partOf?: (key: string) => number) => Promise<Exported>
}
/** A yes or no among the account's own facts. */
export type ExportedFact = {
  readonly name: string
  readonly title: string
  readonly isSo: (kernel: Kernel, account: Account) => Promise<boolean>
}
export type ExportPart = ExportedFile | ExportedFact

type RouterOf = (kernel: Kernel, exports: readonly ExportPart[], kinds: readonly Shareable[]) => Router

/** What `backend/modules/<m>/module.ts` publishes (docs/adr/0052). */
export type Module = {
  /** Those of its streams; from its events. */
  readonly categories: readonly string[]
  /** They are given every module's part of an export, too, and every kind of things that a link may show. */
  readonly routers: readonly RouterOf[]
  /** Routes that answer whatever no other module's routes of the same paths took, such as links of no kind at all. */
  readonly rest?: readonly RouterOf[]
  /** Routes that take a body as it comes: no body parser may have read it. */
  readonly streaming?: readonly ((kernel: Kernel) => Router)[]
  /** Takes back the mails that it sent and that were returned. */
  readonly bounces?: (kernel: Kernel) => TakesBounce
  /** Paths below /api of its own that work while the house is in maintenance. */
  readonly worksInMaintenance?: RegExp
  /** Paths below /api of its own that know no session, so that they work while Postgres is away. */
  readonly knowsNoSession?: RegExp
  /** Addresses of its own that open what they name: no other page learns them from a link there. */
  readonly opensByItself?: RegExp
  /** What it answers to the kernel, for all other modules. */
  readonly ports?: (kernel: Kernel) => Partial<Ports>
  readonly export: ExportPart | readonly ExportPart[] | None
  /** The kinds of its things that a family's link may show. */
  readonly shareable?: readonly Shareable[]
  /** What its things take of what a family's plan has. */
  readonly uses?: readonly Use[]
  /** What it has for the hub, from the top. */
  readonly hub?: readonly HubCard[]
  /** What recordings are made for, and which things they belong to. */
  readonly recordable?: Recordable
  /**
   * What its read tables note of a family (`Noted`) in a sentence, by kind: `{by}` did it, `{who}` is the member it was
   * done to.
   */
  readonly happened?: Readonly<Record<string, string>>
}

/** What of a family's things the family is told of: the kind of each event of a category, and the event after which nothing is. */
export type Noted = {
  readonly category: string
  readonly kinds: Readonly<Record<string, string>>
  readonly erasedBy: string
  /** An event after which what was noted before is to be read no more either. */
  readonly hiddenBy?: (event: Recorded) => boolean
}

/** What tables that are fed by all modules need to know of them. */
export type Everything = { readonly categories: readonly string[]; readonly noted: readonly Noted[] }

/** What `projections/<m>/module.ts` publishes. */
export type ReadModule = {
  readonly categories: readonly string[]
  readonly tables: readonly Projection[] | ((everything: Everything) => readonly Projection[])
  /** What a family is told of its things. */
  readonly noted?: Noted
}
