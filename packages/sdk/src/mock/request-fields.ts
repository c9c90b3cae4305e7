import type { Endpoint } from '@xinpu/contract/endpoint'
import { Refusal } from '@xinpu/contract/refusal'

type Fields = Record<string, unknown>

/** What the server cannot even take apart; it says so with an HTTP status of its own. */
export class Unreadable extends Refusal {
  readonly status: number

  constructor(message: string, status: number) {
    super(message, 'INVALID')
    this.status = status
  }
}

/** What was sent, from the path, the query or the body, as the server sees it: text, repeated names as lists. */
export async function fieldsOf(endpoint: Endpoint, request: Request, inPath: Fields): Promise<Fields> {
  const sent =
    request.method === 'GET' ? queryIn(new URL(request.url).search.slice(1)) : await bodyOf(endpoint, request)
  return { ...sent, ...inPath }
}

async function bodyOf({ encoding }: Endpoint, request: Request): Promise<Fields> {
  const type = (request.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
  if (type === 'multipart/form-data' && encoding === 'multipart') return partsIn(request)
  const fields = fieldsIn(type, await request.text())
  if (encoding === 'multipart') throw refusedFile('请以 multipart/form-data 提交文件')
  return fields
}

function fieldsIn(type: string, text: string): Fields {
  if (type === 'application/json') return jsonIn(text)
  if (type === 'application/x-www-form-urlencoded') return queryIn(text)
  if (type === 'text/plain' || (type === '' && text === '')) return {}
  throw new Unreadable('不支持这种内容类型', 415)
}

function jsonIn(text: string): Fields {
  try {
    return { ...(JSON.parse(text, harmless) as object) }
  } catch {
    throw new Unreadable('提交的内容无法读取，请检查格式', 400)
  }
}

/** Keys that would reach into a prototype are refused with the whole body, wherever they stand. */
function harmless(key: string, value: unknown): unknown {
  const reaches =
    key === 'constructor' && typeof value === 'object' && value !== null && Object.hasOwn(value, 'prototype')
  if (key === '__proto__' || reaches) throw new SyntaxError(key)
  return value
}

/** One of each name: the server passes over a field that is there twice. */
async function partsIn(request: Request): Promise<Fields> {
  const parts = await request.formData().catch(() => {
    throw refusedFile('上传的内容不完整，请重新选择文件')
  })
  const names = new Set(parts.keys())
  return Object.fromEntries(
    [...names].filter((name) => parts.getAll(name).length === 1).map((name) => [name, parts.get(name)]),
  )
}

const refusedFile = (message: string) => new Refusal(message, 'INVALID', { errors: [{ field: 'file', message }] })

function queryIn(text: string): Fields {
  const fields: Fields = Object.create(null) as Fields
  for (const pair of text.split('&').filter(Boolean)) {
    const [name = '', ...rest] = pair.split('=')
    add(fields, decoded(name), decoded(rest.join('=')))
  }
  return fields
}

function add(fields: Fields, name: string, value: string) {
  const known = fields[name]
  fields[name] = known === undefined ? value : [...(Array.isArray(known) ? known : [known]), value]
}

/** What is not percent-encoded well stands as it is. */
function decoded(text: string): string {
  const spaced = text.replaceAll('+', ' ')
  try {
    return decodeURIComponent(spaced)
  } catch {
    return spaced
  }
}
