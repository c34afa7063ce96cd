// The part of the Compose Specification (https://github.com/compose-spec/compose-spec/blob/main/schema) that our file
// uses: keys and value forms as there, and every other key refused.
const text = { type: 'string' }
const texts = { type: 'array', items: text, uniqueItems: true }
const duration = { type: 'string', pattern: '^(\\d+(\\.\\d+)?(us|ms|s|m|h))+$' }
const record = (of: object) => ({
  type: 'object',
  patternProperties: { '^[a-zA-Z0-9._-]+$': of },
  additionalProperties: false,
})
const shape = (properties: object, required: readonly string[] = []) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
})

const command = { oneOf: [{ type: 'null' }, text, { type: 'array', items: text }] }
const healthcheck = shape({
  disable: { type: 'boolean' },
  test: { oneOf: [text, { type: 'array', items: text }] },
  interval: duration,
  timeout: duration,
  start_period: duration,
  retries: { type: 'number' },
})
const dependsOn = {
  oneOf: [
    texts,
    record(
      shape(
        {
          condition: { enum: ['service_started', 'service_healthy', 'service_completed_successfully'] },
          restart: { type: 'boolean' },
          required: { type: 'boolean' },
        },
        ['condition'],
      ),
    ),
  ],
}

const service = shape({
  image: text,
  build: text,
  cap_add: texts,
  cap_drop: texts,
  security_opt: texts,
  read_only: { type: ['boolean', 'string'] },
  tmpfs: { oneOf: [text, { type: 'array', items: text }] },
  mem_limit: { type: ['number', 'string'] },
  pids_limit: { type: ['number', 'string'] },
  command,
  entrypoint: command,
  environment: { oneOf: [texts, record({ type: ['string', 'number', 'boolean', 'null'] })] },
  depends_on: dependsOn,
  healthcheck,
  init: { type: 'boolean' },
  ports: { type: 'array', items: { type: ['string', 'number'] }, uniqueItems: true },
  restart: { enum: ['no', 'always', 'on-failure', 'unless-stopped'] },
  stop_grace_period: duration,
  stop_signal: text,
  volumes: texts,
})

export const composeSchema = {
  type: 'object',
  properties: { name: text, services: record(service), volumes: record({ type: ['object', 'null'] }) },
  patternProperties: { '^x-': {} },
  required: ['services'],
  additionalProperties: false,
}
