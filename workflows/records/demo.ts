import { derivedId } from '../../backend/kernel/ids.ts'
import type { Kernel } from '../../backend/kernel/kernel.ts'
import type { Reactor } from '../../backend/kernel/log/reactor.ts'
import { addRecord } from '../../backend/modules/records/decide/begin.ts'
import { citeSource } from '../../backend/modules/records/decide/facts.ts'
import { familyNode } from '../../backend/modules/records/decide/family.ts'
import { recordIdOf, xrefOf } from '../../backend/modules/records/ids.ts'
import { personNode } from '../../backend/modules/records/lenses/person.ts'
import { record } from '../../backend/modules/records/record.ts'
import { childOf } from '../../backend/modules/records/structure.ts'
import { demoItemId, demoRelativeId, demoTreeId, fillingDemo, type DemoRelative } from '../kernel/demo.ts'
import { trySystemCommand } from '../kernel/systemCommand.ts'

type Person = {
  readonly given: string
  readonly surname: string
  readonly sex: 'F' | 'M'
  readonly born?: string
  readonly bornAt?: string
  readonly died?: string
  readonly is?: DemoRelative | 'you'
}

/** @number people in the tree of a demo, of five generations */
const people = {
  elias: {
    given: 'Elias',
    surname: 'Hale',
    sex: 'M',
    born: 'about 1862',
    bornAt: 'Gloucester, Massachusetts',
    died: '1931',
  },
  hannah: { given: 'Hannah', surname: 'Pike', sex: 'F', born: '1866', bornAt: 'Rockport, Massachusetts', died: '1940' },
  carl: {
    given: 'Carl',
    surname: 'Ellis',
    sex: 'M',
    born: '3 March 1859',
    bornAt: 'Bergen, Norway',
    died: 'before 1920',
  },
  inga: { given: 'Inga', surname: 'Dahl', sex: 'F', born: '1864', bornAt: 'Bergen, Norway', died: '1938' },
  samuel: {
    given: 'Samuel',
    surname: 'Hale',
    sex: 'M',
    born: '12 October 1893',
    bornAt: 'Gloucester, Massachusetts',
    died: '1969',
  },
  clara: { given: 'Clara', surname: 'Hale', sex: 'F', born: '1896', bornAt: 'Gloucester, Massachusetts', died: '1918' },
  edith: {
    given: 'Edith',
    surname: 'Rowe',
    sex: 'F',
    born: '1899',
    bornAt: 'Salem, Massachusetts',
    died: '9 January 1977',
  },
  anton: { given: 'Anton', surname: 'Ellis', sex: 'M', born: '1895', bornAt: 'Bergen, Norway', died: '1958' },
  ruthie: { given: 'Ruth', surname: 'Fen', sex: 'F', born: '24 June 1902', bornAt: 'Portland, Maine', died: '1988' },
  signe: { given: 'Signe', surname: 'Ellis', sex: 'F', born: '1901', bornAt: 'Portland, Maine', died: '1983' },
  joseph: {
    given: 'Joseph',
    surname: 'Hale',
    sex: 'M',
    born: '6 May 1931',
    bornAt: 'Gloucester, Massachusetts',
    is: 'joseph',
  },
  walter: {
    given: 'Walter',
    surname: 'Hale',
    sex: 'M',
    born: '1934',
    bornAt: 'Gloucester, Massachusetts',
    died: '2003',
  },
  june: { given: 'June', surname: 'Hale', sex: 'F', born: '1938', bornAt: 'Gloucester, Massachusetts', died: '2015' },
  margaret: {
    given: 'Margaret',
    surname: 'Ellis',
    sex: 'F',
    born: '17 August 1935',
    bornAt: 'Portland, Maine',
    died: '2012',
    is: 'margaret',
  },
  olaf: { given: 'Olaf', surname: 'Ellis', sex: 'M', born: '1929', bornAt: 'Portland, Maine', died: '1944' },
  rose: { given: 'Rose', surname: 'Carter', sex: 'F', born: '1939', bornAt: 'Salem, Massachusetts' },
  you: { given: 'Ruth', surname: 'Hale', sex: 'F', born: '1962', is: 'you' },
  thomas: { given: 'Thomas', surname: 'Hale', sex: 'M', born: '1965', is: 'thomas' },
  peter: { given: 'Peter', surname: 'Hale', sex: 'M', born: '1964' },
  helen: { given: 'Helen', surname: 'Ward', sex: 'F', born: '1967' },
  amelia: { given: 'Amelia', surname: 'Hale', sex: 'F', born: '1994', is: 'amelia' },
  ben: { given: 'Ben', surname: 'Hale', sex: 'M', born: '1997' },
  nora: { given: 'Nora', surname: 'Hale', sex: 'F', born: '2001' },
} as const satisfies Readonly<Record<string, Person>>
type Who = keyof typeof people

const families: readonly { readonly partners: readonly Who[]; readonly children: readonly Who[] }[] = [
  { partners: ['elias', 'hannah'], children: ['samuel', 'clara'] },
  { partners: ['carl', 'inga'], children: ['anton', 'signe'] },
  { partners: ['samuel', 'edith'], children: ['joseph', 'walter', 'june'] },
  { partners: ['anton', 'ruthie'], children: ['olaf', 'margaret'] },
  { partners: ['joseph', 'margaret'], children: ['you', 'thomas'] },
  { partners: ['walter', 'rose'], children: ['peter'] },
  { partners: ['thomas', 'helen'], children: ['amelia', 'ben'] },
  { partners: ['peter'], children: ['nora'] },
]
const AS = { role: 'owner' } as const
/** At which second of the demo's tape somebody says when Joseph was born. */
const SECOND = 4

/** Puts a tree of five generations into a demo, by the commands that its visitor would give. */
export const demoPeopleReactor = (kernel: Kernel): Reactor =>
  fillingDemo(async (familyId) => {
    const ask = trySystemCommand(kernel, { kind: 'account', id: familyId })
    const treeId = demoTreeId(familyId)
    const xrefFor = (what: string) => xrefOf(derivedId(`demo:${familyId}:record:${what}`))
    const relativeOf = (is: DemoRelative | 'you') => (is === 'you' ? familyId : demoRelativeId(familyId, is))
    for (const [who, person] of Object.entries<Person>(people)) {
      const { is, died = '', born = '', bornAt = '', ...name } = person
      const xref = xrefFor(who)
      const recordId = recordIdOf(treeId, xref)
      const said = { personId: recordId, ...name, born, bornAt, died, hasDied: died !== '' }
      const structure = personNode(xref, said)
      const ids = { recordId, treeId, familyId, ...(is !== undefined && { relativeId: relativeOf(is) }) }
      await ask(record, recordId, addRecord({ ...ids, record: structure }, AS), 'demoPerson')
    }
    for (const [at, { partners, children }] of families.entries()) {
      const xref = xrefFor(`family ${at}`)
      const recordId = recordIdOf(treeId, xref)
      const structure = familyNode(xref, { partners: partners.map(xrefFor), children: children.map(xrefFor) })
      await ask(record, recordId, addRecord({ recordId, treeId, familyId, record: structure }, AS), 'demoFamily')
    }
    const joseph = recordIdOf(treeId, xrefFor('joseph'))
    const { state } = await kernel.load(record, joseph)
    const birth = childOf(state.root, 'BIRT')
    if (!birth || childOf(birth, 'SOUR')) return
    const cited = { itemId: demoItemId(familyId, 'tape'), page: 'Joseph says it on the tape', seconds: SECOND }
    await ask(record, joseph, citeSource(birth.id, cited, AS), 'demoSource')
  })
