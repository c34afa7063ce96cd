import { expect, test } from 'vitest'
import { isOpen } from './closed.ts'
import { menus } from './links.ts'
import { paths } from './paths.ts'

test('a link that names a closed area and leads elsewhere says so all the same', () => {
  const vault = menus.flatMap(({ links }) => links).find(({ words }) => words === 'AI Memory Vault')
  expect(vault?.href).toBe(paths.home())
  expect(isOpen(vault?.area ?? '')).toBe(isOpen(paths.memoryVault()))
})
