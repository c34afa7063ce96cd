import { css } from '@emotion/react'
import { Field } from '../../../ui/Field.tsx'
import { TextArea } from '../../../ui/TextArea.tsx'
import { editStrings as strings } from './strings.ts'

export const pair = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  gap: 20px;
`
const PEOPLE = 'recipe-people'

/** What it is called, whose it is, and its story. Names of the family are offered. */
export const TopFields = ({ names }: { names: readonly string[] }) => (
  <>
    <Field name="title" label={strings.title} autoComplete="off" />
    <datalist id={PEOPLE}>
      {[...new Set(names)].map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </datalist>
    <div css={pair}>
      <Field name="cook" label={strings.cook} hint={strings.cookHint} list={PEOPLE} autoComplete="off" optional />
      <Field name="makes" label={strings.makes} hint={strings.makesHint} autoComplete="off" optional />
    </div>
    <TextArea name="story" label={strings.story} rows={4} optional />
    <div css={pair}>
      <Field name="origin" label={strings.origin} list={PEOPLE} autoComplete="off" optional />
      <Field name="when" label={strings.when} hint={strings.whenHint} autoComplete="off" optional />
      <Field name="place" label={strings.place} autoComplete="off" optional />
    </div>
  </>
)
