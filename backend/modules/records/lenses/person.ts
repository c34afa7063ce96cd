import type { NewPerson } from '../contract/commands.ts'
import { factNode } from '../decide/facts.ts'
import type { Structure } from '../events.ts'
import { writtenName } from './names.ts'

/** A person as a form asked for one, as a record. */
export const personNode = (
  xref: string,
  { given, surname, sex, born, bornAt, died, hasDied }: NewPerson,
): Structure => {
  const name = writtenName({ given, surname })
  const fact = (tag: string, date: string, place: string) => factNode({ tag, type: '', value: '', date, place })
  return {
    tag: 'INDI',
    xref,
    dialect: '70',
    children: [
      ...(name === '' ? [] : [{ tag: 'NAME', payload: name, children: [] }]),
      ...(sex === 'U' ? [] : [{ tag: 'SEX', payload: sex, children: [] }]),
      ...(born === '' && bornAt === '' ? [] : [fact('BIRT', born, bornAt)]),
      ...(hasDied || died !== '' ? [fact('DEAT', died, '')] : []),
    ],
  }
}
