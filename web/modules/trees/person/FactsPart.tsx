import { css } from '@emotion/react'
import { BookOpenText, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { FactRow, PersonDetail } from '../../../../backend/modules/records/contract.ts'
import { explain } from '../../../app/explain.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { MoreMenu } from '../../../ui/MoreMenu.tsx'
import { small } from '../../../ui/surfaces.ts'
import { showToast } from '../../../ui/toasts.ts'
import { useRemoveNode, useUndo } from '../commands.ts'
import { dateInWords } from '../../../ui/gedcomDate.ts'
import { CiteForm } from './CiteForm.tsx'
import { FactForm } from './FactForm.tsx'
import { SourceLine } from './SourceLine.tsx'
import { factName, personStrings as strings } from './strings.ts'
import { part } from './style.ts'

const list = css`
  margin: 0;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 8px 16px;
    align-items: start;
    padding: 12px 0;
    border-top: 1px solid var(--line);
  }
`
type Open = { readonly act: 'add' } | { readonly act: 'change' | 'cite'; readonly fact: FactRow }

/** What is known of a person, each with where it is known from. */
export function FactsPart({ detail }: { detail: PersonDetail }) {
  const { facts, mayChange } = detail
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  return (
    <section css={part} aria-labelledby="facts">
      <h2 id="facts">{strings.facts}</h2>
      {facts.length === 0 && <p>{strings.noFacts}</p>}
      <ul css={list}>
        {facts.map((fact) => (
          <li key={fact.nodeId}>
            <FactLines fact={fact} />
            {mayChange && <FactMenu detail={detail} fact={fact} onOpen={setOpen} />}
          </li>
        ))}
      </ul>
      {mayChange && (
        <div>
          <Button look="secondary" icon={Plus} onClick={() => setOpen({ act: 'add' })}>
            {strings.addFact}
          </Button>
        </div>
      )}
      <Dialog
        isOpen={open?.act === 'add' || open?.act === 'change'}
        onClose={close}
        title={open?.act === 'change' ? factName(open.fact.tag, open.fact.type) : strings.addFact}
      >
        {open && open.act !== 'cite' && (
          <FactForm detail={detail} fact={open.act === 'change' ? open.fact : undefined} onDone={close} />
        )}
      </Dialog>
      <Dialog isOpen={open?.act === 'cite'} onClose={close} title={strings.sourceTitle}>
        {open?.act === 'cite' && <CiteForm detail={detail} nodeId={open.fact.nodeId} onDone={close} />}
      </Dialog>
    </section>
  )
}

/** A fact of a person or a family, in words. */
export function FactLines({ fact }: { fact: FactRow }) {
  const { tag, type, value, date, place, isDateUnderstood, notes, sources } = fact
  const name = factName(tag, type)
  return (
    <div>
      <b>{name}</b>
      {type !== '' && type !== name && <span css={small}> ({type})</span>}
      {value !== '' && <p dir="auto">{value}</p>}
      {(date !== '' || place !== '') && (
        <p dir="auto">
          {[isDateUnderstood ? dateInWords(date) : date && `“${date}”`, place].filter(Boolean).join(', ')}
        </p>
      )}
      {!isDateUnderstood && <p css={small}>{strings.dateUnread}</p>}
      {notes.map((note, at) => (
        <p key={at} css={small} dir="auto">
          {note}
        </p>
      ))}
      {sources.map((source) => (
        <SourceLine key={source.nodeId} source={source} />
      ))}
    </div>
  )
}

type MenuProps = { detail: PersonDetail; fact: FactRow; onOpen: (open: Open) => void }

function FactMenu({ detail, fact, onOpen }: MenuProps) {
  const removal = useRemoveNode(detail)
  const undo = useUndo(detail.treeId)
  const name = factName(fact.tag, fact.type)
  const remove = () =>
    removal.mutate(fact, {
      onSuccess: ({ id, revision }) =>
        void showToast({
          title: strings.removed(name),
          act: {
            words: strings.undo,
            otherwise: strings.undoOtherwise,
            onPress: () => undo.mutate({ recordId: id, revision }),
          },
        }),
      onError: (error) => void showToast({ title: explain(error).message, tone: 'destructive' }),
    })
  return (
    <MoreMenu
      label={`${strings.changeFact}: ${name}`}
      items={[
        { words: strings.changeFact, icon: Pencil, onSelect: () => onOpen({ act: 'change', fact }) },
        { words: strings.source, icon: BookOpenText, onSelect: () => onOpen({ act: 'cite', fact }) },
        { words: strings.removeFact, icon: Trash2, isDanger: true, onSelect: remove },
      ]}
    />
  )
}
