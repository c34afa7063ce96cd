import { unitOf, UNITS, type Unit } from './units.ts'

/** How else units are written, beside their names; in lower case, without a full stop at the end. */
const SPELLED: Readonly<Record<string, string>> = {
  mg: 'milligram,milligrams,milligramm',
  g: 'gr,gram,grams,gramm,gramme,grammes,gramo,gramos,grammo,grammi,grs',
  dag: 'dkg,deka',
  hg: 'etto,etti',
  kg: 'kilo,kilos,kilogram,kilograms,kilogramm,kilogramme,kilogrammes,kilogramo,kilogramos,kg,kgs,chilo,chili',
  oz: 'ounce,ounces,onza,onzas,once,onces',
  lb: 'lbs,pound,pounds,libra,libras',
  ml: 'milliliter,milliliters,millilitre,millilitres,mililitro,mililitros,millilitro,millilitri,mls,cc',
  cl: 'centiliter,centilitre,centilitres,centilitro,centilitros,zentiliter',
  dl: 'deciliter,deciliters,decilitre,decilitres,decilitro,decilitros,deziliter',
  l: 'liter,liters,litre,litres,litro,litros,litri,lt,ltr',
  tsp: 'tsps,teaspoon,teaspoons,teelöffel,teel,cuillère à café,cuillères à café,cuillere à café,cuillères à thé,cuillère à thé,càc,cac,c à c,c. à c,c. à thé,c à café,c.à.c,c. a cafe,cucharadita,cucharaditas,cdita,cditas,cdta,cdtas,kaffeelöffel,kl',
  tbsp: 'tbsps,tbs,tblsp,tblsps,tbl,tablespoon,tablespoons,esslöffel,eßlöffel,essl,cuillère à soupe,cuillères à soupe,cuillere à soupe,càs,cas,cs,c à s,c. à s,c à soupe,c.à.s,c. a soupe,cucharada,cucharadas,cda,cdas',
  'fl oz': 'fl. oz,fluid ounce,fluid ounces,floz',
  cup: 'c,tasses,tazón,tazones',
  pint: 'pt,pts',
  quart: 'qt,qts',
  gallon: 'gal,gals',
  pinch: 'pn,prisen,pincee,pincees,pr',
  dash: 'splash,splashes,schuss,schuß,filet,spritzer,chorro',
  'knife tip': 'msp,messerspitze,messerspitzen,pointe de couteau',
  handful: 'handfull,hand voll,hände voll',
  clove: 'knoblauchzehe,knoblauchzehen',
  piece: 'pcs,pc,stk,st,stücke,stueck,trozo,trozos,pedazo,pedazos',
  slice: 'scheibchen,lonchas,loncha,rodaja,rodajas',
  bunch: 'bd,bunde,bouquet,bouquets,mazzetto,mazzetti',
  sprig: 'stängel,stiel,stiele,branche,branches,ramita,ramitas,brins,rametti,ramo,rami',
  leaf: 'blättchen',
  jar: 'pot de,pots de,einmachglas',
  stalk: 'stangen,branche de,tige,tiges,rib,ribs',
  can: 'tin,tins,boite,boites,lattina,lattine,barattolo,barattoli',
  package: 'pkg,pkgs,pack,packs,pkt,packung,pack.,paquet,pacchetto,pacchetti',
  packet: 'pck,päck,pckg,sachets,envelope,envelopes,tüte,tüten,tütchen,bustine',
  container: 'tub,tubs,carton,cartons',
  cube: 'bouillon cube,bouillon cubes',
}
/** Of these the size of the letter says which. */
const BY_CASE: Readonly<Record<string, string>> = { T: 'tbsp', Tb: 'tbsp', t: 'tsp' }

const KNOWN: ReadonlyMap<string, string> = new Map([
  ...Object.entries(SPELLED).flatMap(([id, words]) => words.split(',').map((word) => [word, id] as const)),
  ...UNITS.flatMap(({ id, names }) =>
    Object.values(names)
      .flat()
      .map((name) => [name.toLowerCase().replace(/\.$/u, ''), id] as const),
  ),
])
/** @number words of the longest unit: "c. à s." has three, "cuillères à soupe" too */
const MOST_WORDS = 3
const SPACES = /[  ]+/u

/** What a unit is kept as: its own name where it is a known one, else as it was written. */
export const knownUnit = (text: string): string => {
  const written = text.trim()
  return BY_CASE[written.replace(/\.$/u, '')] ?? KNOWN.get(written.toLowerCase().replace(/\.$/u, '')) ?? written
}

type Found = { readonly unit: Unit; readonly length: number }

/** The unit that a text begins with: as many whole words as make one. */
export const unitAt = (text: string): Found | undefined => {
  const ends: number[] = []
  const words = /[^\s,()[\]/;:+–—-]+/gu
  for (let n = 0; n < MOST_WORDS; n += 1) {
    const word = words.exec(text)
    if (!word || (n === 0 && word.index > 0)) break
    if (n > 0 && !SPACES.test(text.slice(ends[n - 1], word.index))) break
    ends.push(word.index + word[0].length)
  }
  for (const end of ends.toReversed()) {
    const written = text.slice(0, end)
    const id = knownUnit(written)
    const unit = id === written && !KNOWN.has(written.toLowerCase()) ? undefined : unitOf(id)
    if (unit) return { unit, length: end }
  }
  return undefined
}
