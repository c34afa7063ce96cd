import { useQuery } from '@tanstack/react-query'
import { v7 as uuid } from 'uuid'
import type { Coordinates } from '../../../../backend/modules/places/contract.ts'
import { Loaded } from '../../../app/Loaded.tsx'
import { useNamePlace } from '../commands.ts'
import { places } from '../queries.ts'
import { NEW, NONE, OneOrNew } from './OneOrNew.tsx'
import { chooseStrings as strings } from './strings.ts'

/** As the contract of places has it. */
const MOST_LETTERS = 120

type PlaceFormProps = {
  placeId: string | null
  /** Where the file says that it was made: a place that is named here lies there. */
  at?: Coordinates | null
  error: unknown
  isBusy: boolean
  onSave: (placeId: string | null) => void
}

/** Where something was: one of the family’s places, or one that is named here for the first time. */
export function PlaceForm({ placeId, at = null, error, isBusy, onSave }: PlaceFormProps) {
  const all = useQuery(places())
  const add = useNamePlace()
  return (
    <Loaded query={all}>
      {(rows) => {
        const kept = rows.filter(({ removedAt }) => removedAt === null)
        const named = kept
          .map(({ id, name }) => ({ value: id, words: name }))
          .toSorted((one, other) => one.words.localeCompare(other.words))
        return (
          <OneOrNew
            id="place"
            label={strings.placeLabel}
            choices={named.length > 0 ? [{ value: NONE, words: strings.noPlace }, ...named] : []}
            chosen={placeId ?? (named.length > 0 ? NONE : NEW)}
            newChoice={strings.newPlace}
            newLabel={strings.placeName}
            missing={strings.nameMissing}
            mostLetters={MOST_LETTERS}
            error={error ?? add.error}
            isBusy={isBusy || add.isPending}
            save={strings.save}
            onSave={(choice) => {
              if ('id' in choice) return onSave(choice.id === NONE ? null : choice.id)
              const newId = uuid()
              return add.mutate({ placeId: newId, name: choice.name, at }, { onSuccess: () => onSave(newId) })
            }}
          />
        )
      }}
    </Loaded>
  )
}
