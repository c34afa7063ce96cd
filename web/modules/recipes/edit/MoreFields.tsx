import { LANGUAGES } from '../../../../backend/modules/recipes/contract.ts'
import { Field } from '../../../ui/Field.tsx'
import { SelectField } from '../../../ui/SelectField.tsx'
import { editStrings as strings } from './strings.ts'
import { pair } from './TopFields.tsx'

const languages = LANGUAGES.map((value) => ({ value, words: strings.languages[value] }))

/** Times, kinds, and where it was found. */
export const MoreFields = () => (
  <>
    <div css={pair}>
      <Field name="prep" label={strings.prep} hint={strings.timeHint} autoComplete="off" optional />
      <Field name="cooking" label={strings.cooking} autoComplete="off" optional />
      <Field name="wait" label={strings.wait} autoComplete="off" optional />
    </div>
    <div css={pair}>
      <Field name="tags" label={strings.tags} hint={strings.tagsHint} autoComplete="off" optional />
      <SelectField name="language" label={strings.language} choices={languages} />
    </div>
    <div css={pair}>
      <Field name="url" label={strings.url} type="url" autoComplete="off" optional />
      <Field name="note" label={strings.note} autoComplete="off" optional />
    </div>
  </>
)
