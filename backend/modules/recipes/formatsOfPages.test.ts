import { expect, test } from 'vitest'
import type { Candidate } from './contract/formats/candidate.ts'
import { recipesInPage } from './contract/formats/page.ts'
import { recipesInText } from './contract/formats/pasted.ts'

const ADDRESS = 'https://kitchen.example/dumplings'
let n = 0
const newId = () => `018f0000-0000-7000-8000-${String((n += 1)).padStart(12, '0')}`
const read = (html: string) => recipesInPage(html, ADDRESS, newId)
const contentOf = (found: readonly Candidate[], at = 0) => {
  const one = found[at]
  if (!one || one.state === 'failed') throw new Error('It was not read')
  return one.content
}
const script = (json: string, type = 'application/ld+json') => `<script type="${type}">${json}</script>`
const whole = (more: object = {}) =>
  JSON.stringify({
    '@type': 'Recipe',
    name: 'Soup',
    recipeIngredient: ['1 leek'],
    recipeInstructions: 'Boil.',
    ...more,
  })
const titles = (html: string) => read(html).map((one) => (one.state === 'failed' ? '' : one.content.title))
const stepsOf = (recipeInstructions: unknown) =>
  contentOf(read(script(whole({ recipeInstructions })))).steps.map(({ section, text }) =>
    section === '' ? text : `${section}: ${text}`,
  )

test.each([
  ['parameters and large letters', script(whole(), 'Application/LD+JSON; charset=utf-8')],
  ['an escaped type', script(whole(), 'application/ld&#x2B;json')],
  ['a mark at the beginning and a semicolon', script(`\uFEFF${whole()};`)],
  ['comments and CDATA', script(`/* <![CDATA[ */ // soup\n${whole()} /* ]]> */`)],
  ['a comment of HTML', script(`<!--\n${whole()}\n-->`)],
  ['a broken line', script(whole().replace('Boil.', 'Boil\nit.'))],
  ['a comma too many', script(whole().replace(']', ',]'))],
  ['a broken block before it', `${script('{"@type": "Recipe", ')}${script(whole())}`],
  ['a list of types', script(whole({ '@type': ['Thing', 'Recipe'] }))],
  ['a type with its address', script(whole({ '@type': 'http://schema.org/Recipe' }))],
  ['a graph', script(`{"@context":{"@vocab":"https://schema.org/"},"@graph":[{"@type":"WebPage"},${whole()}]}`)],
  ['a list of items', script(`{"@type":"ItemList","itemListElement":[{"@type":"ListItem","item":${whole()}}]}`)],
  ['a page about it', script(`[{"@type":"WebPage","mainEntity":${whole()}}]`)],
])('a recipe is found in a page with %s', (_, html) => expect(titles(html)).toEqual(['Soup']))

test('several are all found, and one that a page says twice is one', () =>
  expect(titles(script(whole()) + script(whole()) + script(whole({ name: 'Bread' })))).toEqual(['Soup', 'Bread']))

test.each([
  ['a text with elements', '<ol><li>Mix.</li><li>Bake<br>slowly.</li></ol>', ['Mix.', 'Bake', 'slowly.']],
  ['numbered lines', '1. Mix.\n2) Bake.', ['Mix.', 'Bake.']],
  ['texts', ['Mix.', 'Bake.'], ['Mix.', 'Bake.']],
  ['steps', [{ '@type': 'HowToStep', text: 'Mix.' }], ['Mix.']],
  ['a step with only a name', [{ '@type': 'HowToStep', name: 'Mix.' }], ['Mix.']],
  [
    'directions in a step',
    [{ '@type': 'HowToStep', itemListElement: [{ '@type': 'HowToDirection', text: 'Mix.' }] }],
    ['Mix.'],
  ],
  [
    'parts',
    [{ '@type': 'HowToSection', name: 'Dough', itemListElement: [{ '@type': 'HowToStep', text: 'Mix.' }] }],
    ['Dough: Mix.'],
  ],
  ['items', [{ '@type': 'ListItem', item: { '@type': 'HowToStep', text: 'Mix.' } }], ['Mix.']],
  ['nested lists', [['Mix.'], [['Bake.']]], ['Mix.', 'Bake.']],
  ['signs that are no elements', 'Keep 5 < 6 & 7 > 2.', ['Keep 5 < 6 & 7 > 2.']],
  ['what was escaped twice', 'Salt &amp;amp; pepper &#8211; all of it.', ['Salt & pepper – all of it.']],
  ['escaped elements', '&lt;p&gt;Mix.&lt;/p&gt;&lt;p&gt;Bake.&lt;/p&gt;', ['Mix.', 'Bake.']],
])('what is to do is read of %s', (_, instructions, steps) => expect(stepsOf(instructions)).toEqual(steps))

test('a title, an author and a line are unescaped alike', () => {
  const { title, about, ingredients } = contentOf(
    read(
      script(
        whole({
          name: 'Mac &amp;amp; cheese',
          author: { name: 'Ben &amp; Jo' },
          recipeIngredient: ['1 &frac12; cups oats'],
        }),
      ),
    ),
  )
  expect([title, about.source.note, ingredients[0]?.original]).toEqual(['Mac & cheese', 'Ben & Jo', '1 ½ cups oats'])
  expect(ingredients[0]?.amount).toEqual({ n: 3, d: 2 })
})

test('times without a number keep their words, and the rest of the whole time is waiting', () => {
  const { times } = contentOf(
    read(script(whole({ prepTime: 'PT20M', cookTime: 'overnight', totalTime: 'PT80M' }))),
  ).about
  expect(times).toEqual({
    prep: { minutes: 20, words: '' },
    cook: { minutes: null, words: 'overnight' },
    wait: { minutes: 60, words: '' },
  })
})

test('of several yields the one with words is kept; a link that is none of the web is not', () => {
  const { about } = contentOf(read(script(whole({ recipeYield: ['12', '12 cookies'], url: 'javascript:alert(1)' }))))
  expect(about.makes).toEqual({ amount: { n: 12, d: 1 }, unit: 'cookies', words: '12 cookies' })
  expect(about.source.url).toBe(ADDRESS)
})

test('elements that say of themselves what they are are read where there is no script', () => {
  const html = `<div itemscope itemtype="https://schema.org/Recipe"><h1 itemprop="name">Rye&nbsp;bread</h1>
    <span itemprop="author" itemscope itemtype="https://schema.org/Person"><b itemprop="name">Clara</b></span>
    <meta itemprop="prepTime" content="PT30M"><time itemprop="cookTime" datetime="PT1H">one hour</time>
    <ul><li itemprop="recipeIngredient">4 cups <a href="/rye">rye flour</a></li><li itemprop="ingredients recipeIngredient">salt</ul>
    <div itemprop="recipeInstructions"><p>Stir it.</p><p>Bake it.</p></div><img itemprop="image" src="a.jpg"></div>`
  const { title, about, ingredients, steps } = contentOf(read(html))
  expect([title, about.source.note, about.times.cook.minutes]).toEqual(['Rye bread', 'Clara', 60])
  expect(ingredients.map(({ original }) => original)).toEqual(['4 cups rye flour', 'salt'])
  expect(steps.map(({ text }) => text)).toEqual(['Stir it.', 'Bake it.'])
})

test('a recipe without ingredients needs a look, one without a name fails, a page without one has none', () => {
  expect(read(script(whole({ recipeIngredient: [] })))).toMatchObject([{ state: 'look', reasons: ['no-ingredients'] }])
  expect(read(script(whole({ name: ' ' })))).toMatchObject([{ state: 'failed', reasons: ['no-title'] }])
  expect(read('<p>Come back tomorrow.</p>')).toEqual([])
})

test('a page of twenty megabytes, or of open elements alone, is read in a straight line', () => {
  expect(read('<div itemscope itemprop=a>'.repeat(200_000))).toEqual([])
  expect(read(`<script type="application/ld+json">${'['.repeat(2_000_000)}`)).toEqual([])
  expect(read('&lt;p'.repeat(2_000_000))).toEqual([])
})

test('pasted words are a title, what is needed and what is to do, and need a look', () => {
  const text = `Plum jam\nOn the lid she wrote the weather.\nMakes 6 jars\nIngredients\n2 kg plums, halved\n1 kg sugar\nMethod\n1. Cook the plums for 45 minutes.\n2. Stir.`
  const found = recipesInText(text, newId)
  expect(found).toMatchObject([{ state: 'look', reasons: ['read-from-text'] }])
  const { title, about, ingredients, steps } = contentOf(found)
  expect([title, about.story, about.makes.words]).toEqual([
    'Plum jam',
    'On the lid she wrote the weather.',
    'Makes 6 jars',
  ])
  expect(ingredients.map(({ item }) => item)).toEqual(['plums', 'sugar'])
  expect(steps.map(({ text: words }) => words)).toEqual(['Cook the plums for 45 minutes.', 'Stir.'])
})

test('pasted words without headings are parted where the amounts end', () => {
  const { ingredients, steps } = contentOf(
    recipesInText('Pancakes\n250 g flour\n4 eggs\nWhisk it.\nFry 2 at a time.', newId),
  )
  expect(ingredients.map(({ item }) => item)).toEqual(['flour', 'eggs'])
  expect(steps.map(({ text }) => text)).toEqual(['Whisk it.', 'Fry 2 at a time.'])
})

test('of one page with all of that no line is missing, and each is unescaped once', () => {
  const found = read(
    `${script('{"@context": {"@vocab": "https://schema.org/"}, "@type": "WebSite", "name": "Kitchen"}')}${script(
      JSON.stringify({
        '@type': ['Recipe', 'NewsArticle'],
        name: 'Soup &#8211; her own',
        recipeIngredient: ['1 leek &#8211; the white of it', '1\u00BD l stock', 'salt'],
        recipeInstructions: [{ '@type': 'HowToStep', text: 'Cut &amp; boil.' }, 'Serve.'],
      }),
      'application/ld&#x2B;json',
    )}`,
  )
  const { title, ingredients, steps } = contentOf(found)
  expect(found).toHaveLength(1)
  expect(title).toBe('Soup – her own')
  expect(ingredients.map(({ original }) => original)).toEqual(['1 leek – the white of it', '1½ l stock', 'salt'])
  expect(steps.map(({ text }) => text)).toEqual(['Cut & boil.', 'Serve.'])
})
