import * as v from 'valibot'
import { sql } from '../../kernel/db.ts'
import type { Kernel } from '../../kernel/kernel.ts'
import type { GedcomNode } from './gedcom/node.ts'
import { peopleSeen } from './queries/sight.ts'

/** What is said of someone who may live. */
export const LIVING = 'Living'

const Hidden = v.object({ id: v.string(), xref: v.nullable(v.string()) })
/** Who of a tree is hidden from others, by the ids and by the names of their records. */
export type Masked = { readonly ids: ReadonlySet<string>; readonly xrefs: ReadonlySet<string> }

export const maskedIn = async ({ db, clock }: Pick<Kernel, 'db' | 'clock'>, treeId: string): Promise<Masked> => {
  const rows = await db.any(sql.type(Hidden)`
    select p.id, r.xref from ${peopleSeen('masked', treeId, clock.now())} p join records.records r on r.id = p.id
    where p.is_masked`)
  return {
    ids: new Set(rows.map(({ id }) => id)),
    xrefs: new Set(rows.flatMap(({ xref }) => (xref === null ? [] : [xref]))),
  }
}

/** What of a person or a family leaves the house; the words of sources, notes and media may tell of anyone. */
const TOLD = new Set(
  `NAME GIVN SURN NPFX NSFX SPFX NICK SEX TYPE DATE PHRASE PLAC FAMS FAMC HUSB WIFE CHIL PEDI
  BIRT CHR BAPM DEAT BURI CREM MARR DIV ENGA OCCU EMIG IMMI NATU`.split(/\s+/),
)

const told = (node: GedcomNode): GedcomNode => ({
  ...node,
  children: node.children.filter(({ tag }) => TOLD.has(tag)).map(told),
})
const LINKS = new Set(['FAMS', 'FAMC', 'HUSB', 'WIFE', 'CHIL'])
const bare = ({ children, ...node }: GedcomNode): GedcomNode => ({
  ...node,
  children: children.filter(({ tag }) => LINKS.has(tag)).map((link) => ({ ...link, children: [] })),
})
const isConfidential = ({ children }: GedcomNode): boolean =>
  children.some(({ tag, payload = '' }) => tag === 'RESN' && /confidential|privacy/i.test(payload))

/** A record as it is shown outside the family: of the living that they are there, and whose they are. */
export const shared = (record: GedcomNode, id: string, { ids, xrefs }: Masked): GedcomNode | undefined => {
  if (record.tag === 'INDI') {
    if (!ids.has(id)) return told({ ...record, children: record.children.filter((child) => !isConfidential(child)) })
    const links = bare(record)
    return { ...links, children: [{ tag: 'NAME', payload: LIVING, children: [] }, ...links.children] }
  }
  if (record.tag !== 'FAM') return undefined
  const isHidden = record.children.some(
    ({ tag, pointer }) => (tag === 'HUSB' || tag === 'WIFE') && pointer !== undefined && xrefs.has(pointer),
  )
  return isHidden || isConfidential(record)
    ? bare(record)
    : told({ ...record, children: record.children.filter((child) => !isConfidential(child)) })
}
