import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useParams } from 'wouter'
import type { PersonDetail } from '../../../../backend/modules/records/contract.ts'
import { explain } from '../../../app/explain.ts'
import { Loaded } from '../../../app/Loaded.tsx'
import { paths } from '../../../app/paths.ts'
import { details } from '../../../ui/detailsStyle.ts'
import { Dialog } from '../../../ui/Dialog.tsx'
import { MoreMenu } from '../../../ui/MoreMenu.tsx'
import { PageHeader } from '../../../ui/PageHeader.tsx'
import { RemoveDialog } from '../../../ui/RemoveDialog.tsx'
import { small } from '../../../ui/surfaces.ts'
import { showToast } from '../../../ui/toasts.ts'
import { useRemovePerson, useRestorePerson } from '../commands.ts'
import { Changes } from '../HistoryPart.tsx'
import { inWords } from '../inWords.ts'
import { person } from '../queries.ts'
import { strings as treeStrings } from '../strings.ts'
import { FactsPart } from './FactsPart.tsx'
import { FamilyPart } from './FamilyPart.tsx'
import { NameForm } from './NameForm.tsx'
import { NotesPart } from './NotesPart.tsx'
import { personStrings as strings } from './strings.ts'
import { part } from './style.ts'

const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    align-items: start;
  }
  & > div {
    display: grid;
    gap: 24px;
  }
`
/** Someone in a tree, with all that is known and where it is known from. */
export function PersonPage() {
  const { treeId = '', personId = '' } = useParams()
  const one = useQuery(person(treeId, personId))
  return (
    <Loaded query={one} words={strings.fetching}>
      {(detail) => <Shown key={detail.id} detail={detail} />}
    </Loaded>
  )
}

type Open = 'name' | 'remove'

function Shown({ detail }: { detail: PersonDetail }) {
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const name = detail.name || treeStrings.unnamed
  const { problems, names, mayChange, treeId, changes, gedcom } = detail
  return (
    <>
      <PageHeader
        title={<span dir="auto">{name}</span>}
        line={<span dir="auto">{inWords(detail)}</span>}
        back={{ href: paths.familyTree(), words: strings.back }}
      >
        {mayChange && (
          <MoreMenu
            label={treeStrings.treeActions}
            items={[
              { words: strings.edit, icon: Pencil, onSelect: () => setOpen('name') },
              { words: strings.remove, icon: Trash2, isDanger: true, onSelect: () => setOpen('remove') },
            ]}
          />
        )}
      </PageHeader>
      <div css={columns}>
        <div>
          <FactsPart detail={detail} />
          <NotesPart detail={detail} />
        </div>
        <div>
          {problems.length > 0 && (
            <section css={part} aria-labelledby="problems">
              <h2 id="problems">{strings.problems}</h2>
              <ul>
                {problems.map(({ code, detail: of, otherId }) => (
                  <li key={`${code} ${otherId ?? ''} ${of}`}>
                    {strings.problemWords[code]} {of !== '' && <span css={small}>{of}</span>}
                  </li>
                ))}
              </ul>
            </section>
          )}
          <FamilyPart detail={detail} />
          {names.length > 0 && (
            <section css={part} aria-labelledby="names">
              <h2 id="names">{strings.otherNames}</h2>
              <ul>
                {names.map(({ nodeId, text, type }) => (
                  <li key={nodeId} dir="auto">
                    {text} {type !== '' && <span css={small}>{type.toLowerCase()}</span>}
                  </li>
                ))}
              </ul>
            </section>
          )}
          <section css={part}>
            <details css={details}>
              <summary>{strings.history}</summary>
              <Changes treeId={treeId} rows={changes} />
            </details>
            <details css={details}>
              <summary>{strings.gedcom}</summary>
              <pre css={{ whiteSpace: 'pre-wrap' }} dir="ltr">
                {gedcom}
              </pre>
            </details>
          </section>
        </div>
      </div>
      <Dialog isOpen={open === 'name'} onClose={close} title={strings.edit}>
        {open === 'name' && <NameForm detail={detail} onDone={close} />}
      </Dialog>
      <Removal detail={open === 'remove' ? detail : undefined} onClose={close} />
    </>
  )
}

function Removal({ detail, onClose }: { detail: PersonDetail | undefined; onClose: () => void }) {
  const removal = useRemovePerson()
  const restore = useRestorePerson()
  const [, go] = useLocation()
  const undo = (of: PersonDetail) =>
    restore.mutate(of, {
      onSuccess: () => go(paths.treePerson(of.treeId, of.id)),
      onError: (error) => void showToast({ title: explain(error).message, tone: 'destructive' }),
    })
  return (
    <RemoveDialog
      thing={detail}
      words={({ name }) => ({
        title: strings.removeTitle(name || treeStrings.unnamed),
        line: strings.removeLine,
      })}
      removal={{
        ...removal,
        mutate: (of: PersonDetail, { onSuccess }) =>
          removal.mutate(of, {
            onSuccess: () => {
              onSuccess()
              showToast({
                title: strings.removed(of.name || treeStrings.unnamed),
                act: { words: strings.undo, otherwise: strings.undoOtherwise, onPress: () => undo(of) },
              })
              go(paths.familyTree())
            },
          }),
      }}
      onClose={onClose}
    />
  )
}
