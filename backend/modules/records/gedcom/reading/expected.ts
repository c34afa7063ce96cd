/** To what kind of record the structures of some tag point. */
const kinds: Readonly<Record<string, string>> = {
  HUSB: 'INDI',
  WIFE: 'INDI',
  CHIL: 'INDI',
  ASSO: 'INDI',
  ALIA: 'INDI',
  FAMC: 'FAM',
  FAMS: 'FAM',
  SOUR: 'SOUR',
  REPO: 'REPO',
  OBJE: 'OBJE',
  NOTE: 'NOTE',
  SNOTE: 'SNOTE',
  SUBM: 'SUBM',
  ANCI: 'SUBM',
  DESI: 'SUBM',
  SUBN: 'SUBN',
}

export const expectedKind = (tag: string): string | undefined => kinds[tag]
