import type { AxiosRequestConfig } from 'axios'
import type { Shape } from './op.ts'

type Fields = Record<string, unknown>

/** Puts an input where its call wants it: path, query, form, JSON or multipart. */
export function encode({ method, path, has }: Shape, input: Fields): AxiosRequestConfig {
  const { url, rest } = fillPath(path, input)
  if (method === 'GET') return { method, url, params: fill(new URLSearchParams(), rest) }
  if (has('j')) return { method, url, data: rest }
  return { method, url, data: fill(has('m') ? new FormData() : new URLSearchParams(), rest) }
}

/** Takes the fields that stand in the path out of the input. */
function fillPath(path: string, input: Fields) {
  const rest = { ...input }
  const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(rest[name]))
    delete rest[name]
    return value
  })
  return { url, rest }
}

/** Arrays repeat their key, an empty one is empty text; nothing and null are not sent; objects go as JSON text. */
function fill<T extends URLSearchParams | FormData>(target: T, fields: Fields): T {
  for (const [name, value] of Object.entries(fields)) {
    for (const item of itemsOf(value)) append(target, name, item)
  }
  return target
}

function itemsOf(value: unknown): unknown[] {
  if (!Array.isArray(value)) return [value]
  return value.length === 0 ? [''] : value
}

function append(target: URLSearchParams | FormData, name: string, value: unknown) {
  if (value === undefined || value === null) return
  if (value instanceof Blob) (target as FormData).append(name, value)
  else target.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value))
}
