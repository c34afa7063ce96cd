import { Download, Link2, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { KEPT_DAYS, NameStory, type StoryDetail } from '../../../backend/modules/stories/contract.ts'
import { paths } from '../../app/paths.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { buttonStyle } from '../../ui/buttonStyle.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { Form } from '../../ui/Form.tsx'
import { RemoveDialog } from '../../ui/RemoveDialog.tsx'
import { useNameStory, useRemove } from './commands.ts'
import { apiOf } from './queries.ts'
import { calledIn } from './storyInWords.ts'
import { strings } from './strings.ts'
import { actions } from './style.ts'
import { useRights } from './useRights.ts'

/** What can be done with a told story, as far as the reader may. */
export function StoryActions({ row }: { row: StoryDetail }) {
  const { mayChange, mayLink } = useRights()
  const removal = useRemove()
  const [open, setOpen] = useState<'title' | 'remove'>()
  const close = () => setOpen(undefined)
  return (
    <div css={[actions, { marginTop: 20 }]}>
      {mayLink(row) && (
        <ButtonLink href={paths.shareThing(row.id)} look="secondary" icon={Link2}>
          {strings.share}
        </ButtonLink>
      )}
      {mayChange(row) && (
        <Button look="quiet" icon={Pencil} onClick={() => setOpen('title')}>
          {row.title === '' ? strings.giveTitle : strings.changeTitle}
        </Button>
      )}
      {row.recording?.variants.includes('play') && (
        <a href={`${apiOf(row.id)}/original`} download css={buttonStyle('quiet')}>
          <Download aria-hidden />
          {strings.original}
        </a>
      )}
      {mayChange(row) && (
        <Button look="quiet" icon={Trash2} onClick={() => setOpen('remove')}>
          {strings.remove}
        </Button>
      )}
      <Dialog isOpen={open === 'title'} onClose={close} title={strings.titleLabel}>
        <TitleForm row={row} onDone={close} />
      </Dialog>
      <RemoveDialog
        thing={open === 'remove' ? row : undefined}
        words={() => ({
          title: strings.removeTitle(calledIn(row)),
          line: strings.removeLine(KEPT_DAYS),
          done: strings.removed,
        })}
        removal={removal}
        onClose={close}
      />
    </div>
  )
}

function TitleForm({ row, onDone }: { row: StoryDetail; onDone: () => void }) {
  // The version that was on the page when the form was opened: a change of another member is not overwritten.
  const [seen] = useState(row)
  const rename = useNameStory(seen)
  return (
    <Form
      id="name-story"
      schema={NameStory}
      defaultValues={{ title: seen.title }}
      error={rename.error}
      onSubmit={({ title }) => rename.mutate(title, { onSuccess: onDone })}
    >
      <Field name="title" label={strings.titleLabel} hint={strings.titleHint} autoComplete="off" />
      <div>
        <Button type="submit" busy={rename.isPending} busyLabel={strings.saving}>
          {strings.save}
        </Button>
      </div>
    </Form>
  )
}
