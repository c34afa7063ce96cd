import type { Context } from 'koa'
import { expect, test } from 'vitest'
import { settingsOf } from '../testing/settings.ts'
import { formTokens } from './formToken.ts'

const formToken = formTokens(settingsOf({ ORIGIN: 'http://127.0.0.1' }), '/newsletter/u')

test.each(['abc', 'a;b', '\u0301\u0316', 'a b'])(
  'a form’s cookie lives below its own link, whatever that is made of: %j',
  (token) => {
    const set: { readonly path?: string }[] = []
    const ctx = { cookies: { set: (_name: string, _value: string, options: object) => set.push(options) } }
    formToken.begin(ctx as unknown as Context, token)
    expect(set).toMatchObject([
      { path: new URL(`http://127.0.0.1/newsletter/u/${encodeURIComponent(token)}`).pathname },
    ])
  },
)
