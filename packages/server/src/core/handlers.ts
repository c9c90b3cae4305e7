import type { Readable } from 'node:stream'
import type { Endpoint, OutputOf, ParsedOf, Schema } from '@xinpu/contract/endpoint'
import type { ContextFor } from './context.ts'

/** A file on its way out. */
export interface Download {
  name: string
  type: string
  body: Readable
}

type Result<E> = E extends { readonly output: 'blob' } ? Download : OutputOf<E>
type WhoOf<E> = E extends Endpoint<Schema, Schema | 'blob', infer Who> ? Who : never

/** What answers one call. */
export type Handler<E extends Endpoint> = (
  input: ParsedOf<E>,
  context: ContextFor<WhoOf<E>>,
) => Promise<Result<E>> | Result<E>

/** Names of a module that are calls or branches, not nouns. */
type Served<Tree> = {
  [N in keyof Tree]: Tree[N] extends Endpoint ? N : Tree[N] extends Schema ? never : Tree[N] extends object ? N : never
}[keyof Tree]

/** A handler for every call of a tree; one that is missing does not compile. */
export type HandlersOf<Tree> = {
  [N in Served<Tree>]: Tree[N] extends Endpoint ? Handler<Tree[N]> : HandlersOf<Tree[N]>
}
