import { html, type Html } from './html.ts'

/** The way to a file beside the page: each part of its path may hold any letter. */
export const hrefOf = (path: string): string => path.split('/').map(encodeURIComponent).join('/')
export const fileLink = (path: string, words: string): Html => html`<a href="${hrefOf(path)}">${words}</a>`
