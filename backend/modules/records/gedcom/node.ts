/** `551` for all of GEDCOM 4 and 5, `70` for all of GEDCOM 7. */
export type Dialect = '551' | '70'

/**
 * One structure of a GEDCOM file with all that stands below it, as it was read: unknown tags, order and spelling are
 * kept. `CONT` and `CONC` are no structures: their text is part of the payload above them.
 */
export type GedcomNode = {
  readonly tag: string
  /** The name of a record by which others point to it, without its `@`. */
  readonly xref?: string | undefined
  /** Whom the structure points to, without the `@`; in GEDCOM 7 `VOID` means nobody. */
  readonly pointer?: string | undefined
  /** The text, its lines parted by `\n`, with `@@` undone. An empty text is no text. */
  readonly payload?: string | undefined
  readonly children: readonly GedcomNode[]
  /** In which line of the file it began, from 1. */
  readonly line?: number | undefined
  /** In which dialect it is written, where that is not the dialect of the structure above it. */
  readonly dialect?: Dialect | undefined
}

/** In GEDCOM 7, what a pointer names that points to nobody. */
export const VOID = 'VOID'

const NONE: readonly GedcomNode[] = []

export const node = (
  tag: string,
  payload?: string,
  children: readonly GedcomNode[] = NONE,
  more: Partial<GedcomNode> = {},
): GedcomNode => ({ tag, payload: payload === '' ? undefined : payload, children, ...more })

export const pointing = (tag: string, pointer: string, children: readonly GedcomNode[] = NONE): GedcomNode => ({
  tag,
  pointer,
  children,
})

export const childOf = ({ children }: GedcomNode, tag: string): GedcomNode | undefined =>
  children.find((child) => child.tag === tag)

export const textOf = (node: GedcomNode, ...path: readonly string[]): string | undefined =>
  path.reduce<GedcomNode | undefined>((at, tag) => at && childOf(at, tag), node)?.payload

/** Whether two structures say the same in the same order, wherever in a file they stood. */
export const isSame = (one: GedcomNode, other: GedcomNode): boolean =>
  one.tag === other.tag &&
  one.xref === other.xref &&
  one.pointer === other.pointer &&
  (one.payload ?? '') === (other.payload ?? '') &&
  one.children.length === other.children.length &&
  one.children.every((child, index) => isSame(child, other.children[index] as GedcomNode))
