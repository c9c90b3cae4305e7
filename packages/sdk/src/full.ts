import { bind, type Call } from './call.ts'
import { createClient, type Client, type ClientOptions } from './client.ts'
import { tree } from './generated/tree.gen.ts'
import type { Op } from './op.ts'

type Calls<Tree> = { readonly [N in keyof Tree]: Tree[N] extends Op<infer I, infer O> ? Call<I, O> : Calls<Tree[N]> }

/** Every call of the product as the contract arranges them: `api.datasheet.part.search({ keywords })`. */
export type Api = Calls<typeof tree>

export function createApi(options: ClientOptions = {}): Api {
  return callsOf(tree, createClient(options)) as Api
}

type Tree = { readonly [name: string]: string | Tree }

/** A branch is bound when it is first looked at: 500 calls nobody makes cost nothing. */
function callsOf(node: Tree, client: Client): object {
  const made: Record<string, unknown> = {}
  for (const [name, child] of Object.entries(node))
    Object.defineProperty(made, name, {
      enumerable: true,
      configurable: true,
      get() {
        const value = typeof child === 'string' ? bind(client, child as Op<object, unknown>) : callsOf(child, client)
        Object.defineProperty(made, name, { value, enumerable: true })
        return value
      },
    })
  return made
}
