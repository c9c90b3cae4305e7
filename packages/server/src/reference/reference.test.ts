import { Validator } from '@seriousme/openapi-schema-validator'
import * as contract from '@xinpu/contract'
import { operationsOf } from '@xinpu/contract/walk'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHouse, type TestHouse } from '../../test/house.ts'

interface OpenApi {
  openapi: string
  tags: { name: string }[]
  paths: Record<string, Record<string, { operationId: string; tags: string[]; summary: string }>>
  components: { schemas: Record<string, unknown> }
}

let house: TestHouse
let document: OpenApi

beforeAll(async () => {
  house = await openHouse()
  document = (await house.app.inject({ url: '/api/openapi.json' })).json<OpenApi>()
})
afterAll(async () => house[Symbol.asyncDispose]())

test('the document is OpenAPI 3.1 to its own schema', async () => {
  const validator = new Validator()
  const { valid, errors } = await validator.validate(structuredClone(document) as never)
  expect(errors).toBeUndefined()
  expect(valid).toBe(true)
  expect(validator.version).toBe('3.1')
})

test('every call stands in it once, under its domain, with its sentence', () => {
  const written = Object.values(document.paths).flatMap((methods) => Object.values(methods))
  const calls = operationsOf(contract)
  expect(written.map(({ operationId }) => operationId).sort()).toEqual(calls.map(({ way }) => way.join('.')).sort())
  expect(document.tags.map(({ name }) => name)).toEqual(Object.keys(contract))
  expect(written.filter(({ summary, tags }) => !summary || tags.length !== 1)).toEqual([])
})

test('everything it points at is there, and every noun has its own name', () => {
  const text = JSON.stringify(document)
  const lost = [...text.matchAll(/"#\/components\/schemas\/(\w+)"/g)].filter(
    ([, name = '']) => !Object.hasOwn(document.components.schemas, name),
  )
  expect(lost).toEqual([])
  expect(text).not.toContain('__schema')
  expect(text).not.toContain('#/$defs/')
})

test('the page and its files come from our own host, with a policy that lets nothing else in', async () => {
  const page = await house.app.inject({ url: '/api/docs' })
  expect(page.statusCode).toBe(200)
  expect(page.headers['content-security-policy']).toContain("default-src 'none'")
  const files = [...page.payload.matchAll(/(?:src|href)="(\/[^"]+)"/g)].map(([, path = '']) => path)
  expect(files).toHaveLength(5)
  for (const url of files.filter((path) => path.startsWith('/api/')))
    expect((await house.app.inject({ url })).statusCode).toBe(200)
  expect(page.payload).not.toMatch(/(?:src|href)="https?:/)
})

test('nothing else of the viewer is handed out', async () => {
  for (const url of [
    '/api/docs/viewer/package.json',
    '/api/docs/viewer/index.html',
    '/api/docs/viewer/../package.json',
  ])
    expect((await house.app.inject({ url })).statusCode).toBe(404)
})
