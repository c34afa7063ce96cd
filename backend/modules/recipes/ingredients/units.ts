import { reduced, type Amount } from './amount.ts'

export type Language = 'en' | 'de' | 'fr' | 'es' | 'it'

export type Unit = {
  /** As it is kept. */
  readonly id: string
  readonly kind: 'mass' | 'volume' | 'count'
  /** In grams or milliliters. */
  readonly size?: Amount
  readonly system?: 'metric' | 'us'
  /** Of which "a" says no number: "a pinch". */
  readonly isVague?: true
  /** It holds something whose size may stand before it: "1 400 g can". */
  readonly isPack?: true
  /** What it is called, one and many; English unless a recipe is in another language. */
  readonly names: Readonly<Partial<Record<Language, readonly [one: string, many: string]>>>
}

const of = (
  id: string,
  kind: Unit['kind'],
  names: Readonly<Partial<Record<Language, string>>>,
  { size, ...more }: Omit<Unit, 'id' | 'kind' | 'names'> = {},
): Unit => ({
  id,
  kind,
  names: Object.fromEntries(
    Object.entries(names).map(([language, text]) => {
      const [one = '', many = one] = text.split('|')
      return [language, [one, many]]
    }),
  ),
  ...more,
  ...(size && { size: reduced(size) }),
})
const mass = (id: string, n: number, d = 1, system: 'metric' | 'us' = 'metric') =>
  of(id, 'mass', { en: id }, { size: { n, d }, system })
const metric = (id: string, n: number) => of(id, 'volume', { en: id }, { size: { n, d: 1 }, system: 'metric' })

/** A teaspoon is 4.929 ml, an ounce 28.35 g. What is shown of them in the other system is always "about". */
const TSP = 4_929
export const UNITS: readonly Unit[] = [
  mass('mg', 1, 1_000),
  mass('g', 1),
  mass('dag', 10),
  mass('hg', 100),
  mass('kg', 1_000),
  mass('oz', 567, 20, 'us'),
  mass('lb', 2_268, 5, 'us'),
  metric('ml', 1),
  metric('cl', 10),
  metric('dl', 100),
  metric('l', 1_000),
  of(
    'tsp',
    'volume',
    { en: 'tsp', de: 'TL', fr: 'c. à café', es: 'cdta.', it: 'cucchiaino|cucchiaini' },
    { size: { n: TSP, d: 1_000 }, system: 'us' },
  ),
  of(
    'tbsp',
    'volume',
    { en: 'tbsp', de: 'EL', fr: 'c. à soupe', es: 'cda.', it: 'cucchiaio|cucchiai' },
    { size: { n: TSP * 3, d: 1_000 }, system: 'us' },
  ),
  of('fl oz', 'volume', { en: 'fl oz' }, { size: { n: TSP * 6, d: 1_000 }, system: 'us' }),
  of(
    'cup',
    'volume',
    { en: 'cup|cups', de: 'Tasse|Tassen', fr: 'tasse|tasses', es: 'taza|tazas', it: 'tazza|tazze' },
    { size: { n: TSP * 48, d: 1_000 }, system: 'us' },
  ),
  of('pint', 'volume', { en: 'pint|pints' }, { size: { n: TSP * 96, d: 1_000 }, system: 'us' }),
  of('quart', 'volume', { en: 'quart|quarts' }, { size: { n: TSP * 192, d: 1_000 }, system: 'us' }),
  of('gallon', 'volume', { en: 'gallon|gallons' }, { size: { n: TSP * 768, d: 1_000 }, system: 'us' }),
  of(
    'pinch',
    'count',
    { en: 'pinch|pinches', de: 'Prise|Prisen', fr: 'pincée|pincées', es: 'pizca|pizcas', it: 'pizzico|pizzichi' },
    { isVague: true },
  ),
  of(
    'dash',
    'count',
    { en: 'dash|dashes', de: 'Spritzer', fr: 'trait|traits', es: 'chorrito|chorritos', it: 'goccio|gocci' },
    { isVague: true },
  ),
  of('knife tip', 'count', { en: 'knife tip|knife tips', de: 'Msp.' }, { isVague: true }),
  of(
    'handful',
    'count',
    { en: 'handful|handfuls', de: 'Handvoll', fr: 'poignée|poignées', es: 'puñado|puñados', it: 'manciata|manciate' },
    { isVague: true },
  ),
  of('drop', 'count', { en: 'drop|drops', de: 'Tropfen', fr: 'goutte|gouttes', es: 'gota|gotas', it: 'goccia|gocce' }),
  of('clove', 'count', {
    en: 'clove|cloves',
    de: 'Zehe|Zehen',
    fr: 'gousse|gousses',
    es: 'diente|dientes',
    it: 'spicchio|spicchi',
  }),
  of('piece', 'count', {
    en: 'piece|pieces',
    de: 'Stück',
    fr: 'morceau|morceaux',
    es: 'pieza|piezas',
    it: 'pezzo|pezzi',
  }),
  of('slice', 'count', {
    en: 'slice|slices',
    de: 'Scheibe|Scheiben',
    fr: 'tranche|tranches',
    es: 'rebanada|rebanadas',
    it: 'fetta|fette',
  }),
  of('bunch', 'count', {
    en: 'bunch|bunches',
    de: 'Bund',
    fr: 'botte|bottes',
    es: 'manojo|manojos',
    it: 'mazzo|mazzi',
  }),
  of('sprig', 'count', {
    en: 'sprig|sprigs',
    de: 'Zweig|Zweige',
    fr: 'brin|brins',
    es: 'rama|ramas',
    it: 'rametto|rametti',
  }),
  of('leaf', 'count', {
    en: 'leaf|leaves',
    de: 'Blatt|Blätter',
    fr: 'feuille|feuilles',
    es: 'hoja|hojas',
    it: 'foglia|foglie',
  }),
  of('head', 'count', { en: 'head|heads' }),
  of('stalk', 'count', { en: 'stalk|stalks', de: 'Stange|Stangen', es: 'tallo|tallos' }),
  of('stick', 'count', { en: 'stick|sticks' }),
  of(
    'glass',
    'volume',
    { en: 'glass|glasses', de: 'Glas|Gläser', fr: 'verre|verres', es: 'vaso|vasos', it: 'bicchiere|bicchieri' },
    { isPack: true },
  ),
  of(
    'can',
    'count',
    { en: 'can|cans', de: 'Dose|Dosen', fr: 'boîte|boîtes', es: 'lata|latas', it: 'scatola|scatole' },
    { isPack: true },
  ),
  of('jar', 'count', { en: 'jar|jars', es: 'tarro|tarros', it: 'vasetto|vasetti' }, { isPack: true }),
  of(
    'bottle',
    'count',
    {
      en: 'bottle|bottles',
      de: 'Flasche|Flaschen',
      fr: 'bouteille|bouteilles',
      es: 'botella|botellas',
      it: 'bottiglia|bottiglie',
    },
    { isPack: true },
  ),
  of(
    'package',
    'count',
    {
      en: 'package|packages',
      de: 'Packung|Packungen',
      fr: 'paquet|paquets',
      es: 'paquete|paquetes',
      it: 'confezione|confezioni',
    },
    { isPack: true },
  ),
  of(
    'packet',
    'count',
    { en: 'packet|packets', de: 'Päckchen', fr: 'sachet|sachets', es: 'sobre|sobres', it: 'bustina|bustine' },
    { isPack: true },
  ),
  of('container', 'count', { en: 'container|containers', de: 'Becher' }, { isPack: true }),
  of('cube', 'count', { en: 'cube|cubes', de: 'Würfel', fr: 'cube|cubes', es: 'cubito|cubitos', it: 'dado|dadi' }),
]
const BY_ID = new Map(UNITS.map((unit) => [unit.id, unit]))
/** The unit that is kept under a name; undefined for a measure of the family's own, or none. */
export const unitOf = (id: string): Unit | undefined => BY_ID.get(id)
