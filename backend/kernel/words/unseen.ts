// Format characters, and the fillers that are letters by their kind alone. What joins two letters, as Persian and Sinhala
// names need it, or two signs of an emoji stays with what it joins; so do the letters of a flag.
const UNSEEN =
  /((?!\p{Script=Latin})[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}][\u200C\u200D](?=[\p{L}\p{Extended_Pictographic}])|\u{1F3F4}[\u{E0061}-\u{E007A}]{2,6}\u{E007F})|[\p{Cf}\u034F\u115F\u1160\u17B4\u17B5\u3164\uFFA0]/gu
const BLANK = /^[\s\p{M}\p{Cf}\u115F\u1160\u2800\u3164\uFFA0]*$/u
const SEEN = /[\p{L}\p{N}\p{Extended_Pictographic}\p{Regional_Indicator}]/u

/** A name without what cannot be seen in it. */
export const withoutUnseen = (text: string): string => text.replaceAll(UNSEEN, '$1').trim()

/** Whether there is a letter, a figure or an emoji to read; of a text without what cannot be seen. */
export const isSeen = (text: string): boolean => SEEN.test(text)

/** Whether nothing of it is seen: accents without a letter are nothing either. */
export const isBlank = (text: string): boolean => BLANK.test(text)
