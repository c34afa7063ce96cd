import { useDeferredValue, useState } from 'react'
import type { ChartPerson } from '../../../../backend/modules/records/contract.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { FieldFrame } from '../../../ui/FieldFrame.tsx'
import { input } from '../../../ui/fieldStyle.ts'
import { small } from '../../../ui/surfaces.ts'
import { strings as treeStrings } from '../strings.ts'
import { nameOf, yearsOf } from './people.ts'
import { chartStrings as strings } from './strings.ts'

/** @number people of a chart who are offered while somebody is looked for */
const MOST_OFFERED = 8
const MARKS = /\p{M}/gu
const folded = (text: string): string => text.normalize('NFD').replaceAll(MARKS, '').toLocaleLowerCase()

type FindProps = {
  isOpen: boolean
  people: ReadonlyMap<string, ChartPerson>
  onClose: () => void
  onFound: (id: string) => void
}

/** Looks for someone among those who are on the chart. */
export function FindDialog({ isOpen, people, onClose, onFound }: FindProps) {
  const [find, setFind] = useState('')
  const words = folded(useDeferredValue(find)).split(' ').filter(Boolean)
  const found: ChartPerson[] = []
  if (words.length > 0)
    for (const person of people.values()) {
      if (person.isMasked || !words.every((word) => folded(person.name).includes(word))) continue
      found.push(person)
      if (found.length === MOST_OFFERED) break
    }
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={strings.findTitle}>
      <FieldFrame id="chart-find" label={strings.findLabel}>
        {(control) => (
          <input
            {...control}
            type="search"
            value={find}
            maxLength={100}
            onChange={({ target }) => setFind(target.value)}
            css={input}
          />
        )}
      </FieldFrame>
      {words.length > 0 && found.length === 0 && <p aria-live="polite">{treeStrings.noMatch}</p>}
      <ul css={{ display: 'grid', gap: 4, margin: '12px 0 0', padding: 0, listStyle: 'none' }}>
        {found.map((person) => (
          <li key={person.id}>
            <Button
              look="quiet"
              onClick={() => {
                setFind('')
                onFound(person.id)
              }}
            >
              <span dir="auto">{nameOf(person)}</span>
            </Button>{' '}
            <span css={small}>{yearsOf(person)}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
