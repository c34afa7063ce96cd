import * as v from 'valibot'
import { Id } from '../../../kernel/contract.ts'
import { line, words } from '../../../kernel/text.ts'
import { MOST_CAPTION, MOST_HEADING, MOST_SLOTS, MOST_WORDS, MOST_ZOOM } from './bounds.ts'
import { LAYOUT_IDS } from './layouts.ts'

/** @number the part of a photo at which it is cut, from its left upper corner */
const part = v.pipe(v.number(), v.minValue(0), v.maxValue(1))

/** A photo's place on a page: which memory, what of it is seen, and what stands below it. */
export const Slot = v.strictObject({
  itemId: v.nullable(Id),
  caption: line(MOST_CAPTION, `A caption can have up to ${MOST_CAPTION} characters.`),
  /** Which part of the photo is in the middle, from its left upper corner, and how large it is drawn. */
  x: part,
  y: part,
  zoom: v.pipe(v.number(), v.minValue(1), v.maxValue(MOST_ZOOM)),
})
export type Slot = v.InferOutput<typeof Slot>
/**
 * A place without a photo.
 * @number where a photo is cut that nobody has moved, and how large it is drawn
 */
export const NO_PHOTO: Slot = { itemId: null, caption: '', x: 0.5, y: 0.5, zoom: 1 }

/** All that a page is. What its layout has no room for is kept for another layout. */
export const Page = v.strictObject({
  layout: v.picklist(LAYOUT_IDS),
  slots: v.pipe(v.array(Slot), v.maxLength(MOST_SLOTS, `A page can have up to ${MOST_SLOTS} photos.`)),
  heading: line(MOST_HEADING, `A heading can have up to ${MOST_HEADING} characters.`),
  words: words(MOST_WORDS, `A page can have up to ${MOST_WORDS.toLocaleString('en-US')} characters of words.`),
})
export type Page = v.InferOutput<typeof Page>
