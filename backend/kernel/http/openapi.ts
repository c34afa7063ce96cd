import type Router from '@koa/router'
import { toJsonSchema } from '@valibot/to-json-schema'
import type * as v from 'valibot'

type WithSchema = { readonly bodySchema?: v.GenericSchema }

/** OpenAPI 3.1 of the routes, from the very schemas that check their bodies. */
export const openApiOf = (title: string, routers: readonly Router[]) => {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const layer of routers.flatMap(({ stack }) => stack)) {
    const path = String(layer.path).replaceAll(/:(\w+)/g, '{$1}')
    const schema = layer.stack.map((middleware) => (middleware as WithSchema).bodySchema).find(Boolean)
    const parameters = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
      name,
      in: 'path',
      required: true,
      schema: { type: 'string' },
    }))
    for (const method of layer.methods.filter((name) => name !== 'HEAD')) {
      const body = schema && {
        requestBody: {
          content: { 'application/json': { schema: toJsonSchema(schema, { errorMode: 'ignore', typeMode: 'input' }) } },
        },
      }
      const responses = { default: { description: 'An answer, or {code, message, details?}' } }
      paths[path] = { ...paths[path], [method.toLowerCase()]: { parameters, ...body, responses } }
    }
  }
  return { openapi: '3.1.0', info: { title, version: '1' }, paths }
}
