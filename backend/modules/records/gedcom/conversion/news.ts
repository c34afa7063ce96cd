/** Structures that 5.5.1 has nowhere. */
const NEW = new Set('UID CREA NO SDATE CROP MIME TRAN EXID PHRASE INIL SCHMA HEIGHT LEFT TOP WIDTH'.split(' '))
/** Those that it has, but not there: below which types of GEDCOM 7. */
const NEW_BELOW: Readonly<Record<string, readonly string[]>> = {
  'record-FAM': ['ASSO', 'FACT', 'RESN'],
  'record-OBJE': ['RESN'],
}
const LANGUAGES_BELOW = new Set(['NOTE', 'record-SNOTE', 'TEXT', 'PLAC'])
const RECORDS = /^record-/

/**
 * Whether a structure of GEDCOM 7 has no like in 5.5.1.
 * @param above the type of what it stands in
 */
export const isNew = (above: string, tag: string): boolean =>
  NEW.has(tag) ||
  (NEW_BELOW[above]?.includes(tag) ?? false) ||
  (tag === 'LANG' && LANGUAGES_BELOW.has(above)) ||
  (tag === 'ASSO' && !RECORDS.test(above))
