import * as v from 'valibot'
import { Id } from '../../../kernel/contract.ts'
import { line } from '../../../kernel/text.ts'
import { MOST_FILLED, MOST_PAGES, MOST_TITLE } from './bounds.ts'
import { Page } from './page.ts'
import { SIZE_IDS } from './sizes.ts'
import { THEME_IDS } from './themes.ts'

const head = {
  title: v.pipe(line(MOST_TITLE, `A title can have up to ${MOST_TITLE} characters.`), v.minLength(1, 'Write a title.')),
  theme: v.picklist(THEME_IDS),
  size: v.picklist(SIZE_IDS),
}
export const AddScrapbook = v.strictObject({ scrapbookId: Id, ...head })
export type AddScrapbook = v.InferOutput<typeof AddScrapbook>
export const EditScrapbook = v.strictObject(head)
export type EditScrapbook = v.InferOutput<typeof EditScrapbook>

/** Photos become pages behind the last, in this order. */
export const FillScrapbook = v.strictObject({
  itemIds: v.pipe(
    v.array(Id),
    v.minLength(1, 'Choose at least one photo.'),
    v.maxLength(MOST_FILLED, `Choose up to ${MOST_FILLED} photos at once.`),
  ),
})
export type FillScrapbook = v.InferOutput<typeof FillScrapbook>

/** A page as it is to be. `version` is the one that was seen; 0 for one that is new, which comes last. */
export const KeepPage = v.strictObject({ version: v.pipe(v.number(), v.integer(), v.minValue(0)), content: Page })
export type KeepPage = v.InferOutput<typeof KeepPage>

/** Right before another page; last for null. One that was taken out comes back there. */
export const MovePage = v.strictObject({ pageId: Id, beforeId: v.nullable(Id) })
export type MovePage = v.InferOutput<typeof MovePage>

export const TakeOutPages = v.strictObject({ pageIds: v.pipe(v.array(Id), v.minLength(1), v.maxLength(MOST_PAGES)) })
export type TakeOutPages = v.InferOutput<typeof TakeOutPages>

export const AskForPdf = v.strictObject({ pdfId: Id })
export type AskForPdf = v.InferOutput<typeof AskForPdf>
export const Nothing = v.strictObject({})

/** What each command answers. */
export const ChangedScrapbook = v.object({ id: Id, revision: v.number() })
