import type { Readable } from 'node:stream'
import type { Endpoint, OutputOf, ParsedOf, Schema } from '@xinpu/contract/endpoint'
import type { ContextFor } from './context.ts'

/** A file on its way out. */
export interface Download {
  name: string
  type: string
  body: Readable
}

/** What a stream tells: events as they come, until nobody listens any more. */
export type Live<Event> = (until: AbortSignal) => AsyncIterable<Event>

type Result<E> = E extends { readonly output: 'blob' } ? Download : OutputOf<E>
type CallerOf<E> = E extends Endpoint<Schema, Schema | 'blob', infer Caller> ? Caller : never

/** What answers one call, or one that streams. */
export type Handler<E extends Endpoint> = (
  input: ParsedOf<E>,
  context: ContextFor<CallerOf<E>>,
) => Promise<Result<E> | Live<Result<E>>> | Result<E> | Live<Result<E>>

/** Names of a module that are calls or branches, not nouns. */
type Served<Tree> = {
  [N in keyof Tree]: Tree[N] extends Endpoint ? N : Tree[N] extends Schema ? never : Tree[N] extends object ? N : never
}[keyof Tree]

type CallsOf<Tree> = { [N in Served<Tree>]: Tree[N] extends Endpoint ? N : never }[Served<Tree>]
type Words<Text extends string> = Text extends `${infer First} ${infer Rest}` ? First | Words<Rest> : Text

/** Names that stand in a list of unbuilt calls, of one module: its own under `calls`, its branches' under their names. */
type UnbuiltIn<List> = List extends string
  ? Words<List>
  : List extends { calls: infer Text extends string }
    ? Words<Text>
    : never
type ListOf<List, Name> = List extends string ? '' : Name extends keyof List ? List[Name] : ''

/**
 * A handler for every call of a tree that its list does not name. One that is missing does not compile, nor one that
 * is listed as unbuilt all the same.
 */
export type HandlersOf<Tree, Unbuilt = ''> = {
  [
    N in Exclude<Served<Tree>, UnbuiltIn<Unbuilt>> as Tree[N] extends Endpoint
      ? N
      : keyof HandlersOf<Tree[N], ListOf<Unbuilt, N>> extends never
        ? never
        : N
  ]: Tree[N] extends Endpoint ? Handler<Tree[N]> : HandlersOf<Tree[N], ListOf<Unbuilt, N>>
}

/** What a list of unbuilt calls may say of a tree: names of calls, parted by spaces, at the branch they grow on. */
export type UnbuiltOf<Tree> = { [N in Exclude<Served<Tree>, CallsOf<Tree>>]?: UnbuiltOf<Tree[N]> | string } & {
  calls?: string
}
