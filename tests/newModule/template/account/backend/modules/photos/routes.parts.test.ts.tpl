import { afterAll, beforeAll, expect, test } from 'vitest'
import { photos } from '../../../projections/photos/photos.ts'
import { newId } from '../../kernel/ids.ts'
import { startServer, type TestServer } from '../../kernel/testing/server.ts'
import { routes } from './routes.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ routers: [routes], projections: { photos: [photos] } })
})
afterAll(() => server.stop())

test('a photo that somebody adds is in their list, and in nobody else’s', async () => {
  const [ana, ben] = [await server.signedInAs(newId()), await server.signedInAs(newId())]
  const photoId = newId()
  expect(await ana.ask('POST', '/api/photos', { photoId, title: 'At the lake' })).toMatchObject({ status: 201 })
  expect(await ana.ask('GET', '/api/photos')).toMatchObject({ json: [{ id: photoId, title: 'At the lake' }] })
  expect(await ben.ask('GET', '/api/photos')).toMatchObject({ status: 200, json: [] })
  expect(await server.browser().ask('GET', '/api/photos')).toMatchObject({ status: 401 })
})
