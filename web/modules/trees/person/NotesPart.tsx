import { Plus } from 'lucide-react'
import { useState } from 'react'
import { AddNote, type PersonDetail } from '../../../../backend/modules/records/contract.ts'
import { Button } from '../../../ui/Button.tsx'
import { details } from '../../../ui/detailsStyle.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Form } from '../../../ui/Form.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { useAddNote } from '../commands.ts'
import { SourceLine } from './SourceLine.tsx'
import { personStrings as strings } from './strings.ts'
import { part } from './style.ts'

/** The notes and the sources of a person as a whole. */
export function NotesPart({ detail }: { detail: PersonDetail }) {
  const { notes, sources, mayChange } = detail
  const [isOpen, setIsOpen] = useState(false)
  const own = notes.filter(({ isReport }) => !isReport)
  const reports = notes.filter(({ isReport }) => isReport)
  if (notes.length === 0 && sources.length === 0 && !mayChange) return null
  return (
    <section css={part} aria-labelledby="notes">
      <h2 id="notes">{strings.notes}</h2>
      {own.map(({ nodeId, text }) => (
        <p key={nodeId} css={{ whiteSpace: 'pre-wrap' }} dir="auto">
          {text}
        </p>
      ))}
      {reports.length > 0 && (
        <details css={details}>
          <summary>{strings.reports}</summary>
          {reports.map(({ nodeId, text }) => (
            <pre key={nodeId} css={{ whiteSpace: 'pre-wrap' }}>
              {text}
            </pre>
          ))}
        </details>
      )}
      {sources.length > 0 && <h3>{strings.sources}</h3>}
      {sources.map((source) => (
        <SourceLine key={source.nodeId} source={source} />
      ))}
      {mayChange && (
        <div>
          <Button look="secondary" icon={Plus} onClick={() => setIsOpen(true)}>
            {strings.addNote}
          </Button>
        </div>
      )}
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={strings.addNote}>
        <NoteForm detail={detail} onDone={() => setIsOpen(false)} />
      </Dialog>
    </section>
  )
}

function NoteForm({ detail, onDone }: { detail: PersonDetail; onDone: () => void }) {
  const [seen] = useState(detail)
  const add = useAddNote(seen)
  return (
    <Form
      id="person-note"
      schema={AddNote}
      defaultValues={{ text: '' }}
      error={add.error}
      onSubmit={(command) => add.mutate(command, { onSuccess: onDone })}
    >
      <TextArea name="text" label={strings.note} rows={6} />
      <div>
        <Button type="submit" busy={add.isPending} busyLabel={strings.saving}>
          {strings.save}
        </Button>
      </div>
    </Form>
  )
}
