/** Grams of a cup, by what is in it: a word of five languages that stands in the ingredient's name. The first that fits counts. */
const CUPS: readonly (readonly [grams: number, words: string])[] = [
  [120, 'powdered sugar,icing sugar,confectioners,puderzucker,sucre glace,azúcar glas,zucchero a velo'],
  [200, 'brown sugar,rohrzucker,cassonade,azúcar moreno,zucchero di canna'],
  [115, 'almond flour,ground almonds,gemahlene mandeln,poudre d’amande,almendra molida'],
  [120, 'cornstarch,cornflour,speisestärke,maïzena,maizena,fecola'],
  [85, 'cocoa,kakao,cacao'],
  [110, 'breadcrumbs,paniermehl,semmelbrösel,chapelure,pan rallado,pangrattato'],
  [90, 'oats,haferflocken,flocons d’avoine,avena'],
  [125, 'flour,mehl,farine,harina,farina'],
  [200, 'sugar,zucker,sucre,azúcar,zucchero'],
  [185, 'rice,reis,riz,arroz,riso'],
  [227, 'butter,beurre,mantequilla,burro,margarine'],
  [340, 'honey,honig,miel,miele,syrup,sirup,sirop,molasses'],
  [218, 'oil,öl,huile,aceite,olio'],
  [244, 'milk,milch,lait,leche,latte,buttermilk,yogurt,joghurt,yaourt'],
  [238, 'cream,sahne,crème,nata,panna'],
  [237, 'water,wasser,eau,agua,acqua,broth,stock,brühe,bouillon,caldo,brodo,wine,wein,vin,vino'],
  [288, 'salt,salz,sel,sal,sale'],
]
const KNOWN = CUPS.flatMap(([grams, words]) => words.split(',').map((word) => [word, grams] as const))
const LETTER = /\p{L}/u

/** Grams of a cup of something; undefined where nobody told us. */
export const cupOf = (item: string): number | undefined => {
  const text = item.toLowerCase()
  return KNOWN.find(([word]) => {
    const at = text.indexOf(word)
    // German joins words: the last part says what it is.
    return at !== -1 && !LETTER.test(text[at + word.length] ?? '')
  })?.[1]
}
