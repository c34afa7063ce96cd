/** Languages as GEDCOM 5.5.1 names them, and their tags. */
const tags: Readonly<Record<string, string>> = Object.fromEntries(
  `Afrikaans af, Albanian sq, Anglo-Saxon ang, Arabic ar, Armenian hy, Belorusian be, Bengali bn, Bulgarian bg,
  Catalan ca, Czech cs, Danish da, Dutch nl, English en, Esperanto eo, Estonian et, Faroese fo, Finnish fi, French
  fr, Georgian ka, German de, Greek el, Gujarati gu, Hawaiian haw, Hebrew he, Hindi hi, Hungarian hu, Icelandic
  is, Indonesian id, Italian it, Japanese ja, Korean ko, Latin la, Latvian lv, Lithuanian lt, Macedonian mk,
  Mandarin cmn, Norwegian no, Persian fa, Polish pl, Portuguese pt, Romanian ro, Russian ru, Sanskrit sa, Serb sr,
  Slovak sk, Slovene sl, Spanish es, Swedish sv, Tagalog tl, Tamil ta, Thai th, Turkish tr, Ukrainian uk, Urdu ur,
  Vietnamese vi, Wendic wen, Yiddish yi`
    .split(/,\s+/)
    .map((line) => line.split(/\s+/)),
)

export const UNDETERMINED = 'und'

export const languageTag = (name: string): string =>
  tags[name] ?? (/^[a-z]{2,3}(?:-[a-z0-9]{1,8})*$/i.test(name) ? name : UNDETERMINED)

export const languageName = (tag: string): string => Object.entries(tags).find(([, one]) => one === tag)?.[0] ?? tag

/** How a name is written otherwise in GEDCOM 5.5.1, and the language tag of the same in GEDCOM 7. */
export const scripts: readonly { readonly tag: 'FONE' | 'ROMN'; readonly type: string; readonly language: string }[] = [
  { tag: 'FONE', type: 'hangul', language: 'ko-Hang' },
  { tag: 'FONE', type: 'kana', language: 'ja-Hrkt' },
  { tag: 'ROMN', type: 'pinyin', language: 'zh-Latn-pinyin' },
  { tag: 'ROMN', type: 'romaji', language: 'ja-Latn' },
  { tag: 'ROMN', type: 'wadegiles', language: 'zh-Latn-wadegile' },
]
