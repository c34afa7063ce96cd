import { expect, test } from 'vitest'
import * as links from '../modules/paths.ts'
import { notFound, routeOf, routes } from './routes.ts'

test('every path has one page', () => {
  const paths = routes.map(({ path }) => path)
  expect(new Set(paths).size).toBe(paths.length)
})

test('no two modules call a link by the same name', () => {
  const names = Object.values(links).flatMap((each) => Object.keys(each.paths))
  expect(names).toEqual([...new Set(names)])
})

test('an address finds its page, with or without a slash at the end', () => {
  expect(routeOf('/').name).toBe('landing')
  expect(routeOf('/future-messages').name).toBe('messages')
  expect(routeOf('/future-messages/').name).toBe('messages')
  expect(routeOf('/future-messages/0190').name).toBe('message')
})

test('any other address is the page that says so', () => {
  expect(routeOf('/future-messages/0190/more')).toBe(notFound)
  expect(routeOf('/never-was')).toBe(notFound)
})
