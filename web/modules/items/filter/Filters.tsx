import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { CalendarDays, SlidersHorizontal, X } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { ItemKind, Shelf } from '../../../../backend/modules/items/contract.ts'
import { relatives } from '../../../app/relatives.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Select } from '../../../ui/Select.tsx'
import { Toggle } from '../../../ui/Toggle.tsx'
import { useIsWide } from '../../../ui/useIsWide.ts'
import { changed, type Filter } from '../filters.ts'
import { albums, months, places } from '../queries.ts'
import { filterStrings as strings } from '../strings.ts'
import { DatesForm } from './DatesForm.tsx'
import { GoTo } from './GoTo.tsx'

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: 16px 12px;
  align-items: end;
  margin-bottom: 20px;
`
/** A choice that says by itself what it is of: its label is for those who do not see it. */
const pick = css`
  flex: 0 1 auto;
  max-width: 200px;
  & > label {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  & > button {
    min-height: 54px;
    font-weight: 600;
  }
`
const ANY = 'any'
const kindChoices = (Object.keys(strings.kinds) as (ItemKind | 'all')[]).map((value) => ({
  value,
  words: strings.kinds[value],
}))
const shelfChoices = Object.entries(strings.shelves).map(([value, words]) => ({ value, words }))

type FiltersProps = {
  filter: Filter
  onChange: (filter: Filter) => void
  /** A page of one kind only does not ask for it. */
  hasKinds?: boolean
}

/** What the list is narrowed to, one beside the other; on a phone behind two buttons. */
export function Filters(props: FiltersProps) {
  const { filter, onChange } = props
  const isWide = useIsWide()
  const [open, setOpen] = useState<'filter' | 'dates'>()
  const close = () => setOpen(undefined)
  return (
    <>
      <div css={row}>
        {isWide ? (
          <Fields {...props} />
        ) : (
          <Button look="secondary" icon={SlidersHorizontal} onClick={() => setOpen('filter')}>
            {strings.filter}
          </Button>
        )}
        <Button look="secondary" icon={CalendarDays} onClick={() => setOpen('dates')}>
          {isWide ? strings.dates : strings.goTo}
        </Button>
      </div>
      <Narrowed filter={filter} onChange={onChange} />
      <Dialog isOpen={open === 'filter'} onClose={close} title={strings.filters}>
        <div css={{ display: 'grid', gap: 20 }}>
          <Fields {...props} />
          <div>
            <Button onClick={close}>{strings.apply}</Button>
          </div>
        </div>
      </Dialog>
      <Dialog isOpen={open === 'dates'} onClose={close} title={strings.goTo}>
        {!isWide && <Decades filter={filter} onGo={close} />}
        <DatesForm
          filter={filter}
          onSave={(dates) => {
            onChange(changed(filter, dates))
            close()
          }}
        />
      </Dialog>
    </>
  )
}

/** On a phone the thread of decades has no place beside the list. */
function Decades({ filter, onGo }: { filter: Filter; onGo: () => void }) {
  const [path] = useLocation()
  const { data } = useQuery(months(changed(filter, { from: undefined, to: undefined })))
  if (!data) return null
  return (
    <div css={{ marginBottom: 20 }}>
      <GoTo path={path} filter={filter} months={data.months} decade={undefined} onGo={onGo} />
    </div>
  )
}

function Fields({ filter, onChange, hasKinds = true }: FiltersProps) {
  const isWide = useIsWide()
  const people = useQuery(relatives()).data?.people ?? []
  const known = (useQuery(places()).data ?? []).filter(({ removedAt }) => removedAt === null)
  const open = (useQuery(albums()).data ?? []).filter(({ removedAt }) => removedAt === null)
  const select = <Name extends 'who' | 'where' | 'album' | 'shelf'>(
    name: Name,
    label: string,
    any: string,
    choices: readonly { readonly value: string; readonly words: string }[],
  ) =>
    choices.length > 0 && (
      <Select
        id={`items-${name}`}
        label={label}
        placeholder={label}
        value={filter[name] ?? (isWide ? '' : ANY)}
        choices={[{ value: ANY, words: any }, ...choices]}
        onChange={(value) => onChange(changed(filter, { [name]: value === ANY ? undefined : value }))}
        css={isWide && pick}
      />
    )
  return (
    <>
      {hasKinds &&
        (isWide ? (
          <Toggle
            label={strings.kind}
            choices={kindChoices}
            value={filter.kind ?? 'all'}
            onChange={(kind) => onChange(changed(filter, { kind: kind === 'all' ? undefined : kind }))}
          />
        ) : (
          <Select
            id="items-kind"
            label={strings.kind}
            value={filter.kind ?? 'all'}
            choices={kindChoices}
            onChange={(kind) => onChange(changed(filter, { kind: kind === 'all' ? undefined : (kind as ItemKind) }))}
          />
        ))}
      {select(
        'who',
        strings.who,
        strings.anyone,
        people.map(({ id, name }) => ({ value: id, words: name })),
      )}
      {select(
        'where',
        strings.where,
        strings.anywhere,
        known.map(({ id, name }) => ({ value: id, words: name })),
      )}
      {select(
        'album',
        strings.album,
        strings.anyAlbum,
        open.map(({ id, title }) => ({ value: id, words: title })),
      )}
      <Select
        id="items-shelf"
        label={strings.shelf}
        value={filter.shelf ?? 'all'}
        choices={shelfChoices}
        onChange={(shelf) => onChange(changed(filter, { shelf: shelf === 'all' ? undefined : (shelf as Shelf) }))}
        css={isWide && pick}
      />
    </>
  )
}

/** The dates that the list is narrowed to, and the way back to everything. */
function Narrowed({ filter, onChange }: Pick<FiltersProps, 'filter' | 'onChange'>) {
  const { from, to } = filter
  const isAny = Object.keys(filter).length > 0
  if (!isAny) return null
  return (
    <div css={[row, { alignItems: 'center' }]}>
      {from !== undefined && (
        <Gone words={strings.since(from)} onPress={() => onChange(changed(filter, { from: undefined }))} />
      )}
      {to !== undefined && (
        <Gone words={strings.until(to)} onPress={() => onChange(changed(filter, { to: undefined }))} />
      )}
      <Button look="quiet" onClick={() => onChange({})}>
        {strings.clear}
      </Button>
    </div>
  )
}
const Gone = ({ words, onPress }: { words: string; onPress: () => void }) => (
  <Button look="secondary" icon={X} aria-label={strings.takeAway(words)} onClick={onPress}>
    {words}
  </Button>
)
