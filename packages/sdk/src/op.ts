declare const input: unique symbol
declare const output: unique symbol
declare const event: unique symbol

/**
 * A call: `METHOD[:flags] /path[ /prefix…]` at run time; what goes in and comes back at compile time.
 *
 * Flags: `u` login needed, `j` JSON, `m` multipart, `b` a file comes back, `q` a POST that reads, `x` a GET that acts,
 * `s` a stream of events. The prefixes name the families of cached answers that the call makes stale.
 */
export type Op<Input, Output> = string & { readonly [input]: Input; readonly [output]: Output }

/** A call whose answer is a stream of events; `listen` of `@xinpu/sdk/events` hears it. */
export type StreamOp<Input, Event> = string & { readonly [input]: Input; readonly [event]: Event }

export type OpInput<O> = O extends Op<infer I, infer _> ? I : never
export type OpOutput<O> = O extends Op<infer _, infer R> ? R : never

/** A call taken apart. */
export interface Shape {
  method: string
  path: string
  /** Path prefixes whose cached answers it makes stale. */
  stale: string[]
  has: (flag: 'u' | 'j' | 'm' | 'b' | 'q' | 'x' | 's') => boolean
}

export function shapeOf(op: string): Shape {
  const [head = '', path = '', ...stale] = op.split(' ')
  const [method = '', flags = ''] = head.split(':')
  return { method, path, stale, has: (flag) => flags.includes(flag) }
}

/** Whether a call changes nothing, so that it may be cached and asked again. */
export function isSafe(op: string): boolean {
  const { method, has } = shapeOf(op)
  return method === 'GET' ? !has('x') : has('q')
}
