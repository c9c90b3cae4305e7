import * as contract from '@xinpu/contract'
import { codes, isEndpoint, type Endpoint, type Schema } from '@xinpu/contract/endpoint'
import { read } from '@xinpu/contract/read'
import { Refusal } from '@xinpu/contract/refusal'
import { delay, http, HttpResponse, type RequestHandler } from 'msw'
import * as z from 'zod'
import type { Op, StreamOp } from '../op.ts'
import { shapeOf } from '../op.ts'
import { fieldsOf, Unreadable } from './request-fields.ts'
import { sampleOf } from './sample.ts'

export interface MockTerms {
  /** Milliseconds before the answer; `infinite` never answers. */
  delay?: number | 'infinite'
  /** @default '*' + '/api', any host */
  baseURL?: string
}

const endpoints = new Map(endpointsIn(contract).map((endpoint) => [`${endpoint.method} ${endpoint.path}`, endpoint]))

/** Every call of a tree. A bundler makes plain objects of modules, so a branch is what is neither call nor schema. */
function endpointsIn(tree: object): Endpoint[] {
  return Object.values(tree).flatMap((node: unknown) => {
    if (isEndpoint(node)) return [node]
    return typeof node === 'object' && node !== null && !('_zod' in node) ? endpointsIn(node) : []
  })
}

/**
 * Answers one call in MSW. What is sent is read and refused as the server does it, and an answer that breaks the
 * contract is an error: a story cannot show what the product would never say. Throw a `Refusal` to say no.
 */
export function mock<Input, Output>(
  op: Op<Input, Output>,
  answer: (input: Input) => NoInfer<Output> | Promise<NoInfer<Output>>,
  terms?: MockTerms,
): RequestHandler {
  return handlerOf(endpointOf(op), answer as (input: unknown) => unknown, terms)
}

/** Every call with an example answer, for stories and for partners who have no server at hand. */
export function mocks(terms?: MockTerms): RequestHandler[] {
  const known = [...endpoints.values()].filter(({ streams }) => !streams)
  // MSW takes the first that fits: /author/list stands before /author/{id}.
  const ordered = known.toSorted((one, other) => fieldsIn(one) - fieldsIn(other))
  return ordered.map((endpoint) => handlerOf(endpoint, () => exampleOf(endpoint), terms))
}

/** The example that `mocks` answers with. */
export const example = <Input, Output>(op: Op<Input, Output> | StreamOp<Input, Output>): Output =>
  exampleOf(endpointOf(op)) as Output

function endpointOf(op: string): Endpoint {
  const { method, path } = shapeOf(op)
  const endpoint = endpoints.get(`${method} ${path}`)
  if (!endpoint) throw new Error(`${op} is not a call of the contract.`)
  return endpoint
}

const fieldsIn = ({ path }: Endpoint) => path.split('{').length

const exampleOf = ({ output }: Endpoint) =>
  output === 'blob' ? new Blob(['PK'], { type: 'application/zip' }) : z.parse(output, sampleOf(output))

function handlerOf(endpoint: Endpoint, answer: (input: unknown) => unknown, terms: MockTerms = {}): RequestHandler {
  const address = `${terms.baseURL ?? '*/api'}${endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1')}`
  const handle = endpoint.method === 'GET' ? http.get : http.post
  return handle(address, async ({ request, params }) => {
    if (terms.delay !== undefined) await delay(terms.delay)
    try {
      return responseOf(endpoint, await answer(read(endpoint, await fieldsOf(endpoint, request, params))))
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      const { code, message, data } = error
      return HttpResponse.json({ code: codes[code], msg: message, data }, { status: statusOf(error) })
    }
  })
}

const statusOf = (refusal: Refusal) => (refusal instanceof Unreadable ? refusal.status : 200)

function responseOf({ output }: Endpoint, data: unknown): Response {
  if (output === 'blob') return new Response(data as Blob)
  return HttpResponse.json({ code: 1, msg: 'success', data: z.parse(output as Schema, data ?? null) })
}
