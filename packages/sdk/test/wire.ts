import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

/** A request as it came over the socket. */
export interface Heard {
  method: string
  path: string
  query: URLSearchParams
  headers: IncomingHttpHeaders
  body: Buffer
}

/** A server on a socket of its own, and what it was asked. */
export interface Wire {
  baseURL: string
  heard: Heard[]
}

/** Answers one request; `number` counts them from 1. */
export type Answer = (response: ServerResponse, heard: Heard, number: number) => unknown

/** Opens a server for one test; pages of other sites may call it, as partners' do. */
export async function openWire(answer: Answer): Promise<Wire> {
  const heard: Heard[] = []
  const server = createServer(async (request, response) => {
    for (const name of ['origin', 'headers']) response.setHeader(`access-control-allow-${name}`, '*')
    // A line that is kept open has a timer of its own, which tests with their own clock would count.
    response.setHeader('connection', 'close')
    if (request.method === 'OPTIONS') return response.end()
    const one = await heardOf(request)
    return answer(response, one, heard.push(one))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return { baseURL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`, heard }
}

async function heardOf(request: IncomingMessage): Promise<Heard> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://wire.test')
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return {
    method: request.method ?? '',
    path: decodeURIComponent(pathname),
    query: searchParams,
    headers: request.headers,
    body: Buffer.concat(chunks),
  }
}

/** Says what the product says of every call. */
export function sayJson(response: ServerResponse, body: unknown, status = 200, headers: Record<string, string> = {}) {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers })
  response.end(JSON.stringify(body))
}

export const say = (response: ServerResponse, data: unknown) => sayJson(response, { code: 1, msg: 'success', data })
export const refuse = (response: ServerResponse, code: number, msg: string, data: unknown = null) =>
  sayJson(response, { code, msg, data })

/** Tears the line: the network failed. */
export const tear = (response: ServerResponse) => response.destroy()
