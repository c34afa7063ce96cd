import { readFileSync } from 'node:fs'
import type { HtmlTagDescriptor, Plugin } from 'vite'
import { KEEP_EARLY_PRESS } from '../ui/earlyPress.ts'
import { APPLY_BEFORE_PAINT } from '../ui/theme.ts'
import { own } from './fixedFiles.ts'

const NONCE = '__NONCE__'

/** The first paint needs no request of its own: tokens and base stand in the page, as do the lines for the theme and for an early press. */
const css = () =>
  ['tokens', 'fonts', 'base']
    .map((name) => readFileSync(own(`${name}.css`), 'utf8'))
    .join('')
    .replaceAll(/\/\*[^]*?\*\//gu, '')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(/ ?([{};,]) ?/gu, '$1')

const preload = (name: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { rel: 'preload', href: `/ui/fonts/${name}-latin.woff2`, as: 'font', type: 'font/woff2', crossorigin: '' },
})

export const headStyles = (): Plugin => ({
  name: 'head-styles',
  transformIndexHtml: () => [
    {
      tag: 'script',
      attrs: { nonce: NONCE },
      children: `${APPLY_BEFORE_PAINT};${KEEP_EARLY_PRESS}`,
      injectTo: 'head-prepend',
    },
    { tag: 'style', attrs: { nonce: NONCE }, children: css(), injectTo: 'head' },
    preload('besley'),
    preload('atkinson'),
  ],
})
