// Which structures GEDCOM 7.0 allows below which, how often, and with which payload. What an official file may hold is
// checked against the tables of FamilySearch as well (`npm run bench -- tree`).

/** `?` at most one, `*` any number, `!` exactly one, `+` one or more. */
export type Cardinality = '?' | '*' | '!' | '+'
export type Allowed = { readonly type: string; readonly cardinality: Cardinality }
export type StructureType = { readonly payload: string; readonly below: Readonly<Record<string, Allowed>> }

const NOTES = 'NOTE* SNOTE*'
const CONTACT = 'ADDR? PHON* EMAIL* FAX* WWW*'
const IDS = 'REFN* UID* EXID*'
const RECORD = `${IDS} CHAN? CREA?`
const DETAIL = `ADDR? AGNC? ASSO* CAUS? DATE? EMAIL* FAX* ${NOTES} OBJE* PHON* PLAC? RELI? RESN? SDATE? SOUR* UID* WWW*`
const OF_PERSON = `${DETAIL} AGE? TYPE?`
const OF_FAMILY = `${DETAIL} HUSB? WIFE? TYPE?`
const ORDINANCE = `DATE? ${NOTES} PLAC? SOUR* STAT:ord-STAT? TEMP?`
const PIECES = 'GIVN* NICK* NPFX* NSFX* SPFX* SURN*'
const PHRASE = 'PHRASE?'

const PERSON_EVENTS =
  'BAPM BARM BASM BLES BURI CHRA CONF CREM DEAT EMIG FCOM GRAD IMMI INDI-CENS NATU ORDN PROB RETI WILL'
const FAMILY_EVENTS = 'ANUL DIV DIVF ENGA FAM-CENS MARB MARC MARL MARR MARS'
const TEXTS =
  'ABBR ADR1 ADR2 ADR3 AGNC AUTH CAUS CITY COPR CTRY DEST EMAIL FAX GEDC-VERS GIVN NAME NICK NPFX NSFX PAGE PHON PHRASE POST PUBL RELI SPFX STAE SURN TEMP TITL TYPE UID VERS WWW'

/** A line a type, or several that are alike: names, payload, what may stand below. */
const lines: readonly (readonly [string, string, string])[] = [
  [TEXTS, 'text', ''],
  ['ADDR', 'text', 'ADR1? ADR2? ADR3? CITY? CTRY? POST? STAE?'],
  ['ADOP', 'Y', `${OF_PERSON} FAMC:ADOP-FAMC?`],
  ['ADOP-FAMC', '@FAM', 'ADOP:FAMC-ADOP?'],
  ['AGE', 'age', PHRASE],
  ['ALIA CHIL FAM-HUSB FAM-WIFE', '@INDI', PHRASE],
  ['ANCI DESI SUBM', '@SUBM', ''],
  ['ASSO', '@INDI', `${NOTES} PHRASE? ROLE! SOUR*`],
  ['BAPL CONL ENDL INIL SLGS', 'none', ORDINANCE],
  ['BIRT CHR', 'Y', `${OF_PERSON} FAMC?`],
  ['CALN', 'text', 'MEDI?'],
  ['CHAN', 'none', `DATE:DATE-exact! ${NOTES}`],
  ['CORP', 'text', CONTACT],
  ['CREA', 'none', 'DATE:DATE-exact!'],
  ['CROP', 'none', 'HEIGHT? LEFT? TOP? WIDTH?'],
  ['DATA', 'none', `AGNC? EVEN:DATA-EVEN* ${NOTES}`],
  ['DATA-EVEN', 'some of EVENATTR', 'DATE:DATA-EVEN-DATE? PLAC?'],
  ['DATA-EVEN-DATE NO-DATE', 'period', PHRASE],
  ['DATE SDATE', 'date', 'PHRASE? TIME?'],
  ['DATE-exact HEAD-DATE', 'exact', 'TIME?'],
  ['EXID', 'text', 'TYPE:EXID-TYPE?'],
  ['EXID-TYPE', 'uri', ''],
  [FAMILY_EVENTS, 'Y', OF_FAMILY],
  ['FAM-EVEN FAM-FACT', 'text', `${DETAIL} HUSB? WIFE? TYPE!`],
  ['FAM-NCHI', 'integer', OF_FAMILY],
  ['FAM-RESI', 'text', OF_FAMILY],
  ['FAMC', '@FAM', ''],
  ['FAMC-ADOP', 'one of ADOP', PHRASE],
  ['FAMC-STAT', 'one of FAMC-STAT', PHRASE],
  ['FAMS', '@FAM', NOTES],
  ['FILE', 'path', 'FORM! TITL? TRAN:FILE-TRAN*'],
  ['FILE-TRAN', 'path', 'FORM!'],
  ['FORM', 'media', 'MEDI?'],
  ['GEDC', 'none', 'VERS:GEDC-VERS!'],
  [
    'HEAD',
    'none',
    `COPR? DATE:HEAD-DATE? DEST? GEDC! LANG:HEAD-LANG? NOTE? PLAC:HEAD-PLAC? SCHMA? SNOTE? SOUR:HEAD-SOUR? SUBM?`,
  ],
  ['HEAD-LANG LANG SUBM-LANG', 'language', ''],
  ['HEAD-PLAC', 'none', 'FORM:HEAD-PLAC-FORM!'],
  ['HEAD-PLAC-FORM PLAC-FORM', 'text', ''],
  ['HEAD-SOUR', 'text', 'CORP? DATA:HEAD-SOUR-DATA? NAME? VERS?'],
  ['HEAD-SOUR-DATA', 'text', 'COPR? DATE:DATE-exact?'],
  ['HEIGHT LEFT TOP WIDTH', 'integer', ''],
  ['HUSB WIFE', 'none', 'AGE!'],
  ['IDNO INDI-EVEN INDI-FACT', 'text', `${DETAIL} AGE? TYPE!`],
  ['INDI-FAMC', '@FAM', `${NOTES} PEDI? STAT:FAMC-STAT?`],
  ['INDI-NAME', 'name', `${PIECES} ${NOTES} SOUR* TRAN:NAME-TRAN* TYPE:NAME-TYPE?`],
  ['INDI-NCHI NMR', 'integer', OF_PERSON],
  [PERSON_EVENTS, 'Y', OF_PERSON],
  ['CAST DSCR EDUC INDI-RELI INDI-RESI INDI-TITL NATI OCCU PROP SSN', 'text', OF_PERSON],
  ['LATI', 'latitude', ''],
  ['LONG', 'longitude', ''],
  ['MAP', 'none', 'LATI! LONG!'],
  ['MEDI', 'one of MEDI', PHRASE],
  ['MIME', 'media', ''],
  ['NAME-TRAN', 'name', `${PIECES} LANG!`],
  ['NAME-TYPE', 'one of NAME-TYPE', PHRASE],
  ['NO', 'one of EVEN', `DATE:NO-DATE? ${NOTES} SOUR*`],
  ['NOTE', 'text', 'LANG? MIME? SOUR* TRAN:NOTE-TRAN*'],
  ['NOTE-TRAN TEXT', 'text', 'LANG? MIME?'],
  ['OBJE', '@OBJE', 'CROP? TITL?'],
  ['ord-STAT', 'one of ord-STAT', 'DATE:DATE-exact!'],
  ['PEDI', 'one of PEDI', PHRASE],
  ['PLAC', 'text', `EXID* FORM:PLAC-FORM? LANG? MAP? ${NOTES} TRAN:PLAC-TRAN*`],
  ['PLAC-TRAN', 'text', 'LANG!'],
  ['QUAY', 'one of QUAY', ''],
  ['REFN', 'text', 'TYPE?'],
  ['REPO', '@REPO', `CALN* ${NOTES}`],
  ['RESN', 'some of RESN', ''],
  ['ROLE', 'one of ROLE', PHRASE],
  ['SCHMA', 'none', 'TAG*'],
  ['SEX', 'one of SEX', ''],
  ['SLGC', 'none', `${ORDINANCE} FAMC!`],
  ['SNOTE', '@SNOTE', ''],
  ['SOUR', '@SOUR', `DATA:SOUR-DATA? EVEN:SOUR-EVEN? ${NOTES} OBJE* PAGE? QUAY?`],
  ['SOUR-DATA', 'none', 'DATE? TEXT*'],
  ['SOUR-EVEN', 'one of EVENATTR', 'PHRASE? ROLE?'],
  ['TAG', 'text', ''],
  ['TIME', 'time', ''],
  [
    'record-FAM',
    'none',
    `ANUL* ASSO* CENS:FAM-CENS* CHIL* DIV* DIVF* ENGA* EVEN:FAM-EVEN* FACT:FAM-FACT* HUSB:FAM-HUSB? MARB* MARC* MARL* MARR* MARS* NCHI:FAM-NCHI* NO* ${NOTES} OBJE* RESI:FAM-RESI* RESN? SLGS* SOUR* SUBM* WIFE:FAM-WIFE? ${RECORD}`,
  ],
  [
    'record-INDI',
    'none',
    `ADOP* ALIA* ANCI* ASSO* BAPL* BAPM* BARM* BASM* BIRT* BLES* BURI* CAST* CENS:INDI-CENS* CHR* CHRA* CONF* CONL* CREM* DEAT* DESI* DSCR* EDUC* EMIG* ENDL* EVEN:INDI-EVEN* FACT:INDI-FACT* FAMC:INDI-FAMC* FAMS* FCOM* GRAD* IDNO* IMMI* INIL* NAME:INDI-NAME* NATI* NATU* NCHI:INDI-NCHI* NMR* NO* ${NOTES} OBJE* OCCU* ORDN* PROB* PROP* RELI:INDI-RELI* RESI:INDI-RESI* RESN? RETI* SEX? SLGC* SOUR* SSN* SUBM* TITL:INDI-TITL* WILL* ${RECORD}`,
  ],
  ['record-OBJE', 'none', `FILE+ ${NOTES} RESN? SOUR* ${RECORD}`],
  ['record-REPO', 'none', `NAME! ${CONTACT} ${NOTES} ${RECORD}`],
  ['record-SNOTE', 'text', `LANG? MIME? SOUR* TRAN:NOTE-TRAN* ${RECORD}`],
  ['record-SOUR', 'none', `ABBR? AUTH? DATA? ${NOTES} OBJE* PUBL? REPO* TEXT? TITL? ${RECORD}`],
  ['record-SUBM', 'none', `NAME! ${CONTACT} LANG:SUBM-LANG* ${NOTES} OBJE* ${RECORD}`],
]

const allowedIn = (list: string): Record<string, Allowed> =>
  Object.fromEntries(
    list
      .split(/\s+/)
      .filter(Boolean)
      .map((item) => {
        const [tag, type = tag] = item.slice(0, -1).split(':') as [string, string?]
        return [tag, { type, cardinality: item.slice(-1) as Cardinality }]
      }),
  )

export const types70: ReadonlyMap<string, StructureType> = new Map(
  lines.flatMap(([names, payload, below]) => {
    const type = { payload, below: allowedIn(below) }
    return names.split(/\s+/).map((name) => [name, type] as const)
  }),
)

/** The type of a record, by its tag. */
export const recordType70 = (tag: string): string | undefined =>
  tag === 'HEAD' ? 'HEAD' : types70.has(`record-${tag}`) ? `record-${tag}` : undefined
