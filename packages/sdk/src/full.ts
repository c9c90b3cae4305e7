import type { CallOptions, Client, ClientOptions } from './client.ts'
import { createClient } from './client.ts'
import { tree } from './generated/tree.gen.ts'
import type { Op } from './op.ts'

/** One call, with its word in `op` for caches and logs. */
export type Call<Input, Output> = {
  (
    ...rest: object extends Input ? [input?: Input, options?: CallOptions] : [input: Input, options?: CallOptions]
  ): Promise<Output>
  readonly op: Op<Input, Output>
}

type Calls<Tree> = { readonly [N in keyof Tree]: Tree[N] extends Op<infer I, infer O> ? Call<I, O> : Calls<Tree[N]> }

/** Every call of the product as the contract arranges them: `api.datasheet.part.search({ keywords })`. */
export type Api = Calls<typeof tree>

export function createApi(options: ClientOptions = {}): Api {
  return callsOf(tree, createClient(options)) as Api
}

type Tree = { readonly [name: string]: string | Tree }

function callsOf(node: Tree, client: Client): object {
  return Object.fromEntries(
    Object.entries(node).map(([name, child]) => [
      name,
      typeof child === 'string' ? callOf(child, client) : callsOf(child, client),
    ]),
  )
}

const callOf = (op: string, client: Client) =>
  Object.assign((...rest: [object?, CallOptions?]) => client(op as Op<object, unknown>, ...rest), { op })
